import { Effect } from "effect"
import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { runProgram } from "../../../test/Program.ts"
import { type TemporaryDatabase, embeddedDatabase } from "../../../test/allDatabases.ts"
import { DatabaseLost } from "../errors.ts"
import { openEmbedded } from "./openEmbedded.ts"

const open = (folder: string) => Effect.runPromise(openEmbedded(folder))
const getOpenError = (folder: string) => Effect.runPromise(Effect.flip(openEmbedded(folder)))

let place: TemporaryDatabase
let folder: string
beforeEach(async () => {
  place = await embeddedDatabase.place()
  folder = place.settings.dataDir
}, 30_000)
afterEach(() => place.remove())

describe("openEmbedded", () => {
  it("creates a database at the first start, in a folder that only the owner of the process can read", { timeout: 30_000 }, async () => {
    const fresh = join(folder, "deep", "new")
    mkdirSync(join(fresh, "database.new"), { recursive: true })
    writeFileSync(join(fresh, "database.new", "half"), "left by a start that was killed")
    const { pool, close } = await open(fresh)
    expect((await pool.query("select count(*) from pg_extension where extname = 'plpgsql'")).rows).toEqual([{ count: 1 }])
    expect(readdirSync(fresh).sort()).toEqual(["database", "lock"])
    await close()
    expect(readdirSync(fresh)).toEqual(["database"])
  })

  it("refuses a second process and keeps serving the first", async () => {
    const { pool, close } = await open(folder)
    const { code, stderr } = await runProgram("write", folder).end
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `The data folder ${folder} is in use by process ${process.pid}: stop that process, or give this one another DATA_DIR.\n`
    })
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }])
    await close()
    await (await open(folder)).close()
  })

  it("rejects all queries after the server stops unexpectedly", async () => {
    const { pool, lost, close } = await open(folder)
    await pool.query("create table filler (text text)")
    // Without the folder of its write-ahead log, the server fails when the open log segment is full.
    renameSync(join(folder, "database/pg_wal"), join(folder, "database/pg_wal.away"))
    writeFileSync(join(folder, "database/pg_wal"), "")
    const fill = () => pool.query("insert into filler select repeat(md5(i::text), 60) from generate_series(1, 20000) i")
    await expect(Promise.all([fill(), fill(), fill()])).rejects.toBeInstanceOf(DatabaseLost)
    await expect(pool.query("select 1")).rejects.toBeInstanceOf(DatabaseLost)
    const error = await Effect.runPromise(Effect.flip(lost))
    expect(error.message).toMatch(
      /^The embedded database stopped unexpectedly \(.*pg_wal.*\): acknowledged writes are saved\. Start the program again\.$/
    )
    await close()
    expect(existsSync(join(folder, "lock"))).toBe(false)
  })
})

describe("openEmbedded with an unusable data folder", () => {
  const database = () => join(folder, "database")

  it.each([
    ["a file instead of the database folder", () => (rmSync(database(), { recursive: true }), writeFileSync(database(), ""))],
    ["no version", () => rmSync(join(database(), "PG_VERSION"))],
    ["an invalid version", () => writeFileSync(join(database(), "PG_VERSION"), "\0\0")],
    ["a torn control file", () => truncateSync(join(database(), "global/pg_control"), 10)],
    ["no tables", () => rmSync(join(database(), "base"), { recursive: true })],
    [
      "only a version",
      () =>
        readdirSync(database())
          .filter((name) => name !== "PG_VERSION")
          .forEach((name) => rmSync(join(database(), name), { recursive: true }))
    ]
  ])("reports a folder with %s as broken and does not lock it", async (_, breakIt) => {
    breakIt()
    expect(await getOpenError(folder)).toMatchObject({ _tag: "DatabaseBroken", folder: database() })
    expect(existsSync(join(folder, "lock"))).toBe(false)
  })
})

const isRoot = process.getuid?.() === 0

/** Runs `use` with a folder on a separate file system of limited size. `grow` enlarges it. */
const onSmallDisk = async (size: string, use: (disk: string, grow: () => void) => Promise<void>): Promise<void> => {
  const disk = mkdtempSync(join(tmpdir(), "camber-disk-"))
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "none", disk])
  try {
    await use(disk, () => void execFileSync("mount", ["-o", "remount,size=300m", disk]))
  } finally {
    execFileSync("umount", [disk])
    rmSync(disk, { recursive: true })
  }
}

describe.runIf(isRoot && canMount())("openEmbedded on a full disk", () => {
  it("reports the first start as failed and leaves no files", { timeout: 30_000 }, () =>
    onSmallDisk("20m", async (disk, grow) => {
      expect(await getOpenError(disk)).toMatchObject({ _tag: "DiskFull", folder: disk })
      expect(readdirSync(disk)).toEqual([])
      grow()
      await (await open(disk)).close()
    })
  )

  it("fails a write with SQLSTATE 53100 or stops, and loses no acknowledged write", { timeout: 60_000 }, () =>
    onSmallDisk("70m", async (disk, grow) => {
      const first = await open(disk)
      await first.pool.query("create table filler (number int, text text)")
      let acknowledged = 0
      const fill = async () => {
        for (;;) {
          await first.pool.query("insert into filler select $1::int, string_agg(md5(i::text), '') from generate_series(1, 20000) i", [
            acknowledged + 1
          ])
          acknowledged++
        }
      }
      await expect(fill()).rejects.toSatisfy(
        (error) => error instanceof DatabaseLost || (error instanceof Object && "code" in error && error.code === "53100")
      )
      await first.close()
      expect(acknowledged).toBeGreaterThan(10)
      grow()
      const second = await open(disk)
      expect((await second.pool.query("select count(*), max(number) from filler")).rows).toEqual([
        { count: acknowledged, max: acknowledged }
      ])
      await second.close()
    })
  )

  it("distinguishes a full disk from a read-only disk", { timeout: 30_000 }, () =>
    onSmallDisk("1m", async (disk) => {
      execFileSync("mount", ["-o", "remount,ro", disk])
      expect(await getOpenError(disk)).toMatchObject({ _tag: "FolderNotWritable", code: "EROFS" })
    })
  )
})

function canMount(): boolean {
  const disk = mkdtempSync(join(tmpdir(), "camber-disk-"))
  try {
    execFileSync("mount", ["-t", "tmpfs", "none", disk], { stdio: "ignore" })
    execFileSync("umount", [disk])
    return true
  } catch {
    return false
  } finally {
    rmSync(disk, { recursive: true })
  }
}
