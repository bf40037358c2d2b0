import { Context, type Effect } from "effect"
import type { Feature } from "./featureDefaults.ts"
import type { FeatureFlag } from "./model.ts"
import type { FlaggedBlock } from "./rules.ts"

/** The visitor's feature flags. After a failure, which is logged, all flags are off (VIS-15, ERR-118). */
export class Flags extends Context.Service<
  Flags,
  {
    readonly isOn: (feature: Feature) => Effect.Effect<boolean>
    /** Value of a flag that is not just on or off. Null if unknown. */
    readonly value: (feature: Feature) => Effect.Effect<FeatureFlag["value"]>
    /** All known flags, fetched if necessary. For rules that take a list of flags. */
    readonly all: Effect.Effect<ReadonlyArray<FeatureFlag>>
    /**
     * Call with the features that the page was rendered with. Drops the cached flags if they imply other features, so that no rendered
     * feature is hidden later (NAV-31).
     */
    readonly drawn: (turned: ReadonlyArray<Feature>) => Effect.Effect<void>
    /** Records the flags of a block that became visible, once per page (FLAG-05). Logs a failure (ERR-119). */
    readonly seen: (block: FlaggedBlock) => Effect.Effect<void>
    /** Resets the recorded blocks on navigation to another page. */
    readonly pageEntered: Effect.Effect<void>
  }
>()("@camber/domain/flags/Flags") {}
