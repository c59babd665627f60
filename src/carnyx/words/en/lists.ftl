### What is wrong with a catalogue, a force list or a scenario: what it is, and what would be accepted

## Files

wrong-file-missing = there is no such file
wrong-file-unknown = there is no such file and none of ours has this name
    .accepts = there are { $choices }
wrong-file-unreadable = the file cannot be read ({ $reason })
wrong-file-too-long = the file is too long
    .accepts = it takes up to { $most } bytes
wrong-file-not-text = the file is not plain text
    .accepts = it takes TOML in UTF-8
wrong-file-not-toml = the file is not TOML ({ $reason })
wrong-file-nested = the file is nested too deep
wrong-file-number = a number in the file is too long
    .accepts = it takes up to { $most } digits
wrong-file-misfit = the file does not fit ({ $reason })

## Keys and values

wrong-key-unknown = unknown key “{ $given }”
    .accepts = there are { $choices }
wrong-key-missing = “{ $key }” is missing
wrong-value-kind = this is { $given }
    .accepts = it takes { $wanted }
wrong-value-choice = unknown value “{ $given }”
    .accepts = there are { $choices }
wrong-value-length = { $given ->
        [one] this is { $given } value
       *[other] these are { $given } values
    }
    .accepts = it takes { $wanted }
wrong-value-range = { $key } is { $given }
    .accepts = it takes { $low } to { $high }
wrong-name-empty = the name is empty in one language
    .accepts = it takes en, de and es
wrong-name-long = the name “{ $given }” is too long
    .accepts = it takes up to { $most } letters
wrong-name-strange = the name “{ $given }” holds control characters

## What a value can be

wrong-kind-int = a whole number
wrong-kind-float = a number
wrong-kind-str = text
wrong-kind-bool = true or false
wrong-kind-array = a list
wrong-kind-object = a table
wrong-kind-either = { $one } or { $other }

## Peoples and units

wrong-people-unknown = unknown people “{ $given }”
    .accepts = there are { $choices }
wrong-unit-unknown = unknown unit “{ $given }”
    .accepts = there are { $choices }
wrong-unit-key = this is no name for a unit
    .accepts = it takes small letters and underscores
wrong-profile-twice = the profile { $given } stands there twice
wrong-unit-size = the size is { $least } to { $most }
    .accepts = it takes two numbers from 1 to { $limit }, the smaller first
wrong-unit-arms = these arms do not go together: { $given }
    .accepts = it takes one weapon to fight with, one to shoot with, or one of each
wrong-unit-shield = “{ $given }” leaves no hand for a shield
wrong-unit-individual = an individual is one model without leader, standard or musician
wrong-unit-weapon = unknown weapon “{ $given }”
    .accepts = there are { $choices }
wrong-unit-trait = unknown trait “{ $given }”
    .accepts = there are { $choices }
wrong-unit-trait-flag = the trait “{ $key }” has no number
    .accepts = it takes true, or is left out
wrong-unit-trait-number = the trait “{ $key }” is { $given }
    .accepts = it takes { $low } to { $high }

## Forces

wrong-force-empty = there is no unit in it
wrong-force-command-empty = this leader has no unit to lead
wrong-force-role = the role “{ $given }” has no place here
    .accepts = there are { $choices }
wrong-force-no-leader = the role “{ $given }” has neither leadership nor couriers
wrong-force-attached = he cannot begin with “{ $given }”: units so called: { $found }
    .accepts = it takes the name or the kind of exactly one unit of the force
wrong-force-figures = { $given ->
        [one] { $given } figure
       *[other] { $given } figures
    }
    .accepts = it takes { $least } to { $most }, champion and standard included
wrong-force-files = { $given ->
        [one] { $given } figure abreast
       *[other] { $given } figures abreast
    }
    .accepts = it takes { $low } to { $high }, so that there are at most { $ranks } ranks
wrong-force-champion = this unit takes no champion
wrong-force-standard = this unit takes no standard
wrong-force-hero-many = Heroes: { $given }
    .accepts = with { $units } units it takes at most { $most }
wrong-force-bannerman-many = Bannermen: { $given }
    .accepts = with { $leaders } leaders it takes at most { $most }
wrong-force-individuals-dear = individuals and couriers cost { $given } of its { $points } points
    .accepts = they may cost at most { $most }
wrong-force-points = it says { $stated } points
    .accepts = it adds up to { $points }
wrong-force-people = “{ $unit }” is not of the people “{ $people }”
wrong-force-models = models: { $given }
    .accepts = it takes { $least } to { $most }, command included
wrong-force-command = models: { $models }, but a command of { $given }
wrong-force-individual = an individual has no leader, standard or musician
wrong-force-leader = this unit takes no leader
wrong-force-musician = this unit takes no musician

## Scenarios

wrong-scenario-kind = unknown terrain “{ $given }”
    .accepts = there are { $choices }
wrong-scenario-half = { $given } is no place on the table
    .accepts = it takes whole and half inches
wrong-scenario-off = { $x }, { $y } is off the table
    .accepts = it takes 0 to { $width } and 0 to { $depth }
wrong-scenario-outline = { $given ->
        [one] an outline of { $given } point
       *[other] an outline of { $given } points
    }
    .accepts = it takes { $low } to { $high }
wrong-scenario-flat = this encloses no ground
wrong-scenario-crossed = the outline crosses itself
wrong-scenario-zone-order = the zone encloses no ground
    .accepts = it takes west, south, east, north
wrong-scenario-zone-edge = the zone touches no table edge
wrong-scenario-zone-deep = the zone is { $given } inches deep
    .accepts = it takes up to { $most }
wrong-scenario-zone-shared = the zone overlaps zone { $other }
wrong-scenario-zone-full = there is not enough free ground in the zone for { $force }
wrong-scenario-force = unknown force “{ $given }”
    .accepts = there are { $choices }
wrong-scenario-count = { $key }: { $given }, for { $players } players
wrong-scenario-blocked = { $x }, { $y } lies in ground that no model can enter
