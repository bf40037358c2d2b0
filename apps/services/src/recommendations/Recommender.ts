import type { Reference } from "../reference/Reference.ts"
import type { Store } from "../schema/Store.ts"
import type { WireBlock } from "./block.ts"
import type { Origin } from "./Origin.ts"

/** How a section is made up. */
export type Recommender = (store: Store, reference: Reference, origin: Origin) => Promise<ReadonlyArray<WireBlock>>
