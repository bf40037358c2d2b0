import { Schema } from "effect"
import type { StorageEntry } from "../ports/StorageEntry.ts"
import { SessionCounters } from "./model.ts"

/** The counters of the present session, in all tabs (GAP-C21). When they are over the machine decides, not the store. */
export const sessionCounters = {
  area: "local",
  key: "SessionCounters",
  minutes: null,
  value: SessionCounters
} satisfies StorageEntry<SessionCounters>

/** When this browser was here last, in UTC milliseconds; written at each load (GAP-77). */
export const lastVisit = { area: "local", key: "LastVisit", minutes: null, value: Schema.Int } satisfies StorageEntry<number>
