import type { ImportFile, Problem } from "@camber/catalog-import"
import { partIllustrations } from "@camber/part-drawings"
import { sql } from "kysely"
import { createReadStream, readdirSync, readFileSync } from "node:fs"
import type { allDatabases } from "../../../test/allDatabases.ts"
import { openAccounts, type OpenAccounts } from "../../../test/openAccounts.ts"
import { cheapCost } from "../../../test/openServices.ts"
import { createPasswordHasher } from "../../account/passwords.ts"
import type { Pace } from "../../catalog-import/createPace.ts"
import { importCatalog } from "../../catalog-import/index.ts"
import { openSample } from "../../catalog-import/testing/ownShop.ts"
import { moveShop, type MoveRequest } from "../moveShop.ts"

const folder = new URL("../../../../../packages/catalog-import/test/samples/old-shop/", import.meta.url)

/** Opens the sample files of an old shop, or those of a subfolder. */
export const openOldShop = (sub = ""): ReadonlyArray<ImportFile> =>
  readdirSync(new URL(sub, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [{ name: entry.name, read: () => createReadStream(new URL(`${sub}${entry.name}`, folder)) }] : []
  )
export const readSample = (name: string): string => readFileSync(new URL(name, folder), "utf8")
export const textFile = (name: string, text: string): ImportFile => ({
  name,
  read: async function* () {
    yield Buffer.from(text)
  }
})

/** Moves an old shop. Returns the counts by file, and the problems in short and in full form. */
export type Move = (
  files: ReadonlyArray<ImportFile>,
  changes?: Partial<MoveRequest>,
  pace?: Pace
) => Promise<{
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly moved: Awaited<ReturnType<typeof moveShop>>["files"]
  readonly problems: ReadonlyArray<string>
  readonly sentences: ReadonlyArray<Problem>
}>

/** A shop with the sample catalog, to which the tests move an old shop. */
export interface MovingShop {
  readonly shop: OpenAccounts
  readonly move: Move
  readonly rowsOf: <Row>(query: string) => Promise<ReadonlyArray<Row>>
}

export const openMovingShop = async (open: (typeof allDatabases)[number]["open"]): Promise<MovingShop> => {
  const passwords = createPasswordHasher({ cost: cheapCost })
  const shop = await openAccounts(open, {}, passwords)
  const request = { files: openSample(), source: "sample", isCheck: false, mayRemove: true, isAgain: false }
  const options = { getPartImagePath: partIllustrations.getPartImagePath, categoryAliases: [] }
  const { state } = await importCatalog(shop.database.kysely, request, options)
  if (state !== "loaded") throw new Error(`The sample catalog was not loaded but ${state}.`)
  const move: Move = async (files, changes = {}, pace) => {
    const problems: Array<Problem> = []
    const request = {
      files,
      hasCookieKey: false,
      isCheck: false,
      movesConsent: false,
      movesPoints: false,
      report: (problem: Problem) => void problems.push(problem),
      ...changes
    }
    const { files: moved } = await moveShop(shop.database.kysely, request, { passwords, ...(pace && { pace }) })
    const counts = Object.fromEntries(moved.map((file) => [file.name, Object.fromEntries(file.counts)]))
    return { counts, moved, problems: problems.map(({ code, file, line }) => `${file}:${line} ${code}`), sentences: problems }
  }
  const rowsOf = async <Row>(query: string) => (await sql.raw<Row>(query).execute(shop.database.kysely)).rows
  return { shop, move, rowsOf }
}
