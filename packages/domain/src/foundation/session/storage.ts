import { Schema } from "effect"
import type { StorageEntry } from "../ports/Storage.ts"
import { SessionCounters } from "./model.ts"

/** Storage entry of the session's counters, shared by all tabs (GAP-C21). The state machine decides when they expire. */
export const sessionCounters = {
  area: "local",
  key: "SessionCounters",
  minutes: null,
  value: SessionCounters
} satisfies StorageEntry<SessionCounters>

/** Storage entry of this browser's last visit in UTC milliseconds, written at each load (GAP-77). */
export const lastVisit = { area: "local", key: "LastVisit", minutes: null, value: Schema.Int } satisfies StorageEntry<number>
