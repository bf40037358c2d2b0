import { Schema } from "effect"
import type { StorageEntry } from "../ports/StorageEntry.ts"
import { type LinkList, NavigationLink } from "./model.ts"

/** A list of the navigation drawer, kept for half a day (NAV-39, GAP-65). */
export const linksCache = (list: LinkList) =>
  ({ area: "local", key: `Navigation:${list}`, minutes: 720, value: Schema.Array(NavigationLink) }) satisfies StorageEntry<
    ReadonlyArray<NavigationLink>
  >
