### What is wrong with a catalogue, a force list or a scenario: what it is, and what would be accepted

## Files

problem-file-missing = there is no such file
problem-file-unknown = there is no such file and none of ours has this name
    .accepts = there are { $choices }
problem-file-unreadable = the file cannot be read ({ $reason })
problem-file-too-long = the file is too long
    .accepts = it takes up to { $most } bytes
problem-file-not-text = the file is not plain text
    .accepts = it takes TOML in UTF-8
problem-file-not-toml = the file is not TOML ({ $reason })
problem-file-nested = the file is nested too deep
problem-file-misfit = the file does not fit ({ $reason })

## Keys and values

problem-key-unknown = unknown key “{ $given }”
    .accepts = there are { $choices }
problem-key-missing = “{ $key }” is missing
problem-value-kind = this is { $given }
    .accepts = it takes { $wanted }
problem-value-choice = unknown value “{ $given }”
    .accepts = there are { $choices }
problem-value-length = these are { $given } values
    .accepts = it takes { $wanted }
problem-value-range = { $key } is { $given }
    .accepts = it takes { $low } to { $high }
problem-name-empty = the name is empty in one language
    .accepts = it takes en, de and es

## What a value can be

problem-kind-int = a whole number
problem-kind-float = a number
problem-kind-str = text
problem-kind-bool = true or false
problem-kind-array = a list
problem-kind-object = a table
problem-kind-either = { $one } or { $other }

## Peoples and units

problem-people-unknown = unknown people “{ $given }”
    .accepts = there are { $choices }
problem-unit-unknown = unknown unit “{ $given }”
    .accepts = there are { $choices }
problem-unit-key = this is no name for a unit
    .accepts = it takes small letters and underscores
problem-unit-size = the size is { $least } to { $most }
    .accepts = it takes two numbers from 1 to { $limit }, the smaller first
problem-unit-arms = these arms do not go together: { $given }
    .accepts = it takes one weapon to fight with, one to shoot with, or one of each
problem-unit-shield = “{ $given }” leaves no hand for a shield

## Forces

problem-force-empty = there is no unit in it
problem-force-command-empty = this leader has no unit to lead
problem-force-role = the role “{ $given }” has no place here
    .accepts = there are { $choices }
problem-force-no-leader = the role “{ $given }” has neither leadership nor couriers
problem-force-attached = he cannot begin with “{ $given }”: units so called: { $found }
    .accepts = it takes the name or the kind of exactly one unit of the force
problem-force-figures = { $given } figures
    .accepts = it takes { $least } to { $most }, champion and standard included
problem-force-files = { $given } figures abreast
    .accepts = it takes { $low } to { $high }, so that there are at most { $ranks } ranks
problem-force-champion = this unit takes no champion
problem-force-standard = this unit takes no standard
problem-force-points = it says { $stated } points
    .accepts = it adds up to { $points }

## Scenarios

problem-scenario-kind = unknown terrain “{ $given }”
    .accepts = there are { $choices }
problem-scenario-half = { $given } is no place on the table
    .accepts = it takes whole and half inches
problem-scenario-off = { $x }, { $y } is off the table
    .accepts = it takes 0 to { $width } and 0 to { $depth }
problem-scenario-outline = an outline of { $given } points
    .accepts = it takes { $low } to { $high }
problem-scenario-flat = this encloses no ground
problem-scenario-crossed = the outline crosses itself
problem-scenario-zone-order = the zone encloses no ground
    .accepts = it takes west, south, east, north
problem-scenario-zone-edge = the zone touches no table edge
problem-scenario-zone-deep = the zone is { $given } inches deep
    .accepts = it takes up to { $most }
problem-scenario-zone-shared = the zone overlaps zone { $other }
problem-scenario-zone-full = there is not enough free ground in the zone for { $force }
problem-scenario-force = unknown force “{ $given }”
    .accepts = there are { $choices }
problem-scenario-force-bad = the force “{ $given }” cannot be used: { $problem }
