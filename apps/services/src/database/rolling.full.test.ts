import { Effect } from "effect"
import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Program, runProgram, runProgramIn } from "../../test/Program.ts"
import { type TemporaryDatabase, postgresDatabase } from "../../test/allDatabases.ts"
import { addProgram, checkoutPreviousRelease, getPreviousReleaseProblem, type PreviousRelease } from "../../test/previousRelease.ts"
import { expectMigrated, migrate } from "./migrate.ts"
import { migrations } from "./migrations.ts"
import { openDatabase } from "./openDatabase.ts"

/** Steps of one sale: placed, paid, partly canceled, refunded, and that the provider has taken it. */
const SALE = 5

/** Both sell to one address, which may not order as often as this. */
const eachOrderItsOwn = [
  `create function own_address() returns trigger language plpgsql as $$ begin new.email := new.order_number || '@example.com'; return new; end $$`,
  "create trigger own_address before insert on customer_order for each row execute function own_address()"
]

const missing = getPreviousReleaseProblem()

it("OPS-46 is tried where the version before can be had: not in a shallow clone, nor in a folder without a history of its own", () => {
  const folder = mkdtempSync(join(tmpdir(), "camber-history-"))
  const git = (...args: ReadonlyArray<string>) => execFileSync("git", args, { cwd: folder, stdio: "ignore" })
  const commit = () =>
    git("-C", "whole", "-c", "user.name=June", "-c", "user.email=june@example.com", "commit", "--allow-empty", "-m", "A change")
  try {
    expect(getPreviousReleaseProblem(folder)).toMatch("no history")
    git("init", "whole")
    commit()
    commit()
    git("clone", "--depth=1", `file://${folder}/whole`, "shallow")
    mkdirSync(join(folder, "whole/copied"))
    expect(getPreviousReleaseProblem(join(folder, "shallow"))).toMatch("shallow")
    expect(getPreviousReleaseProblem(join(folder, "whole/copied"))).toMatch("no history")
    expect(getPreviousReleaseProblem(join(folder, "whole"))).toBeNull()
  } finally {
    rmSync(folder, { recursive: true })
  }
})

if (missing !== null) it("OPS-46 is tested with the sources of the previous release", ({ skip }) => skip(missing ?? ""))

describe.runIf(missing === null)("a new version that is rolled out while the one before it sells", () => {
  let yesterday: PreviousRelease
  let where: TemporaryDatabase
  const begun: Array<Program> = []
  beforeAll(async () => {
    yesterday = checkoutPreviousRelease()
    addProgram(yesterday, "start", readFileSync(join(import.meta.dirname, "../../test/programs/start.ts"), "utf8"))
    where = await postgresDatabase.place()
  }, 60_000)
  afterAll(async () => {
    for (const program of begun) program.process.kill("SIGKILL")
    await Promise.all(begun.map((program) => program.end))
    await where.remove()
    rmSync(yesterday.folder, { recursive: true })
  })

  const ofYesterday = (name: string, ...args: ReadonlyArray<string>): Program => {
    const program = runProgramIn(join(yesterday.folder, "apps/services/test/programs"), name, "", where.settings.url!.href, ...args)
    begun.push(program)
    return program
  }
  const sales = async (program: Program, steps: number) => {
    for (let heard = 0; heard < steps; heard++) await program.line()
  }

  it(
    "OPS-46 names what it misses, migrates under the sales, and sells beside the older one, or that one does not start again",
    { timeout: 90_000 },
    async () => {
      const newer = Object.keys(migrations)
        .filter((name) => !yesterday.migrations.includes(name))
        .toSorted()
      expect(newer).not.toEqual([])
      expect(await ofYesterday("start", "100000").line()).toBe(`ran ${yesterday.migrations.length}`)
      const database = await Effect.runPromise(openDatabase(where.settings))
      for (const statement of eachOrderItsOwn) await database.pool.query(statement)
      const older = ofYesterday("sell")
      await sales(older, SALE)

      await expect(Effect.runPromise(expectMigrated(database.kysely, migrations))).rejects.toMatchObject({
        _tag: "DataBehind",
        migration: newer[0]
      })
      expect(await Effect.runPromise(migrate(database.unhurried, migrations))).toEqual(newer)
      await database.close()

      const said = await ofYesterday("start").line()
      if (newer.some((name) => migrations[name]?.keepsOlder !== true)) {
        expect(said).toContain("update the program")
        return
      }
      expect(said).toBe("ran 0")
      const today = runProgram("sell", "", where.settings.url!.href)
      begun.push(today)
      await Promise.all([sales(older, 3 * SALE), sales(today, 2 * SALE)])
    }
  )
})
