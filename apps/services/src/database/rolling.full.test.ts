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

/** Output lines of one sale: placed, paid, partly canceled, refunded, and refund confirmed. */
const SALE_STEPS = 5

/**
 * Both programs have the same client address, from which so many orders are not allowed. A trigger gives each order a different address.
 */
const uniqueClientStatements = [
  `create function own_address() returns trigger language plpgsql as $$ begin new.email := new.order_number || '@example.com'; return new; end $$`,
  "create trigger own_address before insert on customer_order for each row execute function own_address()"
]

const missing = getPreviousReleaseProblem()

it("OPS-46 requires a full clone with its own history", () => {
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

if (missing !== null) it("OPS-46 runs with the sources of the previous release", ({ skip }) => skip(missing ?? ""))

describe.runIf(missing === null)("rolling update from the previous release", () => {
  let previousRelease: PreviousRelease
  let where: TemporaryDatabase
  const started: Array<Program> = []
  beforeAll(async () => {
    previousRelease = checkoutPreviousRelease()
    addProgram(previousRelease, "start", readFileSync(join(import.meta.dirname, "../../test/programs/start.ts"), "utf8"))
    where = await postgresDatabase.place()
  }, 60_000)
  afterAll(async () => {
    for (const program of started) program.process.kill("SIGKILL")
    await Promise.all(started.map((program) => program.end))
    await where.remove()
    rmSync(previousRelease.folder, { recursive: true })
  })

  const runPrevious = (name: string, ...args: ReadonlyArray<string>): Program => {
    const program = runProgramIn(join(previousRelease.folder, "apps/services/test/programs"), name, "", where.settings.url!.href, ...args)
    started.push(program)
    return program
  }
  const sales = async (program: Program, steps: number) => {
    for (let count = 0; count < steps; count++) await program.line()
  }

  it(
    "OPS-46 reports missing migrations, migrates while the shop sells, and sells while the old version also runs",
    { timeout: 90_000 },
    async () => {
      const newer = Object.keys(migrations)
        .filter((name) => !previousRelease.migrations.includes(name))
        .toSorted()
      expect(newer).not.toEqual([])
      expect(await runPrevious("start", "100000").line()).toBe(`ran ${previousRelease.migrations.length}`)
      const database = await Effect.runPromise(openDatabase(where.settings))
      for (const statement of uniqueClientStatements) await database.pool.query(statement)
      const older = runPrevious("sell")
      await sales(older, SALE_STEPS)

      await expect(Effect.runPromise(expectMigrated(database.kysely, migrations))).rejects.toMatchObject({
        _tag: "SchemaOutdated",
        migration: newer[0]
      })
      expect(await Effect.runPromise(migrate(database.background, migrations))).toEqual(newer)
      await database.close()

      const output = await runPrevious("start").line()
      if (newer.some((name) => migrations[name]?.keepsOlder !== true)) {
        expect(output).toContain("update the program")
        return
      }
      expect(output).toBe("ran 0")
      const today = runProgram("sell", "", where.settings.url!.href)
      started.push(today)
      await Promise.all([sales(older, 3 * SALE_STEPS), sales(today, 2 * SALE_STEPS)])
    }
  )
})
