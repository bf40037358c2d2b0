import { type ClassSheet, isProblems, parseSheetHead, parseStoredRow, type RuleTable, type SheetHead } from "@camber/domain/class-sheets"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely, Selectable } from "kysely"
import { createHash, randomUUID } from "node:crypto"
import type { Tables } from "../database/tables.ts"

/** Maximum number of sheets per visitor. */
const MAX_SHEETS = 20

type Row = Pick<Selectable<Tables["class_sheet"]>, "head" | "rules" | "token">

const TOKEN = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Whether a reference has the form of a shared sheet's token. Ids of the shop's own sheets never have this form. */
export const isSharedReference = (reference: string): boolean => TOKEN.test(reference)

/** Reads a shared sheet. Null if the token is unknown. */
export const readSharedSheet = async (database: Kysely<Tables>, token: string): Promise<ClassSheet | null> => {
  if (!isSharedReference(token)) return null
  const row = await database.selectFrom("class_sheet").select(["token", "head", "rules"]).where("token", "=", token).executeTakeFirst()
  return row === undefined ? null : toClassSheet(row)
}

/** Lists the sheets of a visitor, newest first. */
export const listOwnSheets = async (database: Kysely<Tables>, owner: WebUserGuid): Promise<ReadonlyArray<ClassSheet>> => {
  const rows = await database
    .selectFrom("class_sheet")
    .select(["token", "head", "rules"])
    .where("web_user_guid", "=", owner)
    .orderBy("uploaded_at", "desc")
    .limit(MAX_SHEETS)
    .execute()
  return rows.flatMap((row) => toClassSheet(row) ?? [])
}

/** Parses the stored cells. Null if the present release no longer accepts them. */
const toClassSheet = ({ head, rules, token }: Row): ClassSheet | null => {
  const parsed = parseSheetHead(head, { raceTypes: null, library: null })
  if (isProblems(parsed)) return null
  const parsedRules = rules.map((row) => parseStoredRow(row))
  const valid = parsedRules.filter((rule) => rule !== null)
  return valid.length < rules.length ? null : { ...parsed, id: token, line: `shared:${token}`, kind: "track", rules: valid }
}

/** A parsed sheet to store. */
interface NewSheet {
  readonly head: SheetHead
  readonly rows: RuleTable["rows"]
}

/**
 * Stores a sheet and returns its token. If the visitor already stored the same sheet, its token stays. Null if the visitor does not have
 * the sheet to replace, or has too many sheets.
 */
export const saveSharedSheet = async (
  database: Kysely<Tables>,
  owner: WebUserGuid,
  { head, rows }: NewSheet,
  replaces: string | null
): Promise<string | null> => {
  const content = { head: JSON.stringify(head), rules: JSON.stringify(rows) }
  const digest = createHash("sha256").update(content.head).update(content.rules).digest("hex")
  if (replaces !== null) {
    if (!isSharedReference(replaces)) return null
    const { numUpdatedRows } = await database
      .updateTable("class_sheet")
      .set({ ...content, digest, uploaded_at: new Date() })
      .where("web_user_guid", "=", owner)
      .where("token", "=", replaces)
      .executeTakeFirst()
    return numUpdatedRows > 0n ? replaces : null
  }
  const own = await database.selectFrom("class_sheet").select(["token", "digest"]).where("web_user_guid", "=", owner).execute()
  const same = own.find((row) => row.digest === digest)
  if (same !== undefined) return same.token
  if (own.length >= MAX_SHEETS) return null
  const token = randomUUID()
  await database
    .insertInto("class_sheet")
    .values({ token, web_user_guid: owner, ...content, digest })
    .execute()
  return token
}

/** Deletes a sheet of the visitor. Returns whether it existed. */
export const deleteSharedSheet = async (database: Kysely<Tables>, owner: WebUserGuid, token: string): Promise<boolean> => {
  if (!isSharedReference(token)) return false
  const { numDeletedRows } = await database
    .deleteFrom("class_sheet")
    .where("web_user_guid", "=", owner)
    .where("token", "=", token)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
