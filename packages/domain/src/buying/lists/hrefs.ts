import { parseQueryString, encodePercent } from "../../foundation/ports/queryString.ts"
import type { ListId, PartsList, ShareGuid } from "./model.ts"

export const LISTS_HREF = "/buildlist"

/** Returns the share URL of a list (LIST-22, GAP-C29). */
export const shareHref = ({ shareGuid }: Pick<PartsList, "shareGuid">): string => `${LISTS_HREF}?shareGuid=${encodePercent(shareGuid)}`

/** Returns the URL of a list's printable build sheet, accessible to anyone with the link. */
export const buildSheetHref = ({ shareGuid }: Pick<PartsList, "shareGuid">): string =>
  `${LISTS_HREF}/sheet?shareGuid=${encodePercent(shareGuid)}`

/** Parses the share GUID from a query string; null if there is none. */
export const parseShareGuid = (search: string): ShareGuid | null =>
  (parseQueryString(search).get("shareGuid")?.trim() || null) as ShareGuid | null

/** Page to plan a list as a build. Without a list parameter it offers to select or create one. */
export const PLAN_HREF = `${LISTS_HREF}/plan`

export const planHref = ({ id }: Pick<PartsList, "id">): string => `${PLAN_HREF}?list=${encodePercent(id)}`

/** Parses the id of the planned list from a query string; null if there is none. */
export const parsePlannedListId = (search: string): ListId | null => (parseQueryString(search).get("list")?.trim() || null) as ListId | null
