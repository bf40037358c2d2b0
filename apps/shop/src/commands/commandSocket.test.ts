import { openDatabase } from "@camber/services/database"
import { Effect, Exit, Scope } from "effect"
import { statSync } from "node:fs"
import { connect } from "node:net"
import path from "node:path"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { migratedEmbeddedPlace } from "../../../services/test/embeddedPlaces.ts"
import { readSettings } from "../settings/Settings.ts"
import { sendCommand, serveCommands } from "./commandSocket.ts"

let folder: string
const scope = Effect.runSync(Scope.make())
let close: () => Promise<void>
beforeAll(async () => {
  const { remove, settings: place } = await migratedEmbeddedPlace()
  folder = place.dataDir
  const database = await Effect.runPromise(openDatabase({ dataDir: folder }))
  close = async () => {
    await database.close()
    await remove()
  }
  const settings = Effect.runSync(readSettings({ DATA_DIR: folder, PUBLIC_ORIGIN: "http://shop.test" }))
  await Effect.runPromise(Scope.provide(serveCommands(database, settings), scope))
})
afterAll(async () => {
  await Effect.runPromise(Scope.close(scope, Exit.void))
  await close()
})

const send = (name: "demo" | "order" | "staff", ...words: ReadonlyArray<string>) => Effect.runPromise(sendCommand(folder, { name, words }))

describe("commands while the shop runs on its embedded database", () => {
  it("OPS-89 run in the shop's process through a socket that only the data folder's owner can use", async () => {
    expect(await send("staff", "add", "june@example.com")).toMatch(/^june@example.com is staff.*\nhttp:\/\/shop.test\/account/)
    expect(await send("staff", "special", "june@example.com")).toBe("june@example.com has the special price.")
    expect(await send("order", "ship", "1234567890")).toBe("Order 1234567890 does not exist.")
    expect((await send("demo"))?.split("\n")).toHaveLength(3)
    expect(statSync(path.join(folder, "commands.sock")).mode & 0o777).toBe(0o600)
  })

  it("EDIT-11 set roles of staff, but never leave the shop without an owner", async () => {
    expect(await send("staff", "add", "packer@example.com", "orders")).toMatch(/^packer@example.com is staff with the role Orders\./)
    expect(await send("staff", "role", "packer@example.com", "content")).toBe("packer@example.com has the role Content.")
    expect(await send("staff", "remove", "packer@example.com")).toBe("packer@example.com is no longer staff.")
    expect(await send("staff", "role", "packer@example.com", "owner")).toMatch(/^packer@example.com is not staff/)
    await send("staff", "add", "june@example.com")
    await send("demo")
    expect(await send("staff", "remove", "sam@example.com")).toBe("sam@example.com is no longer staff.")
    expect(await send("staff", "role", "june@example.com", "content")).toMatch(/^Nothing was changed\. june@example.com is the only owner/)
    await expect(send("staff", "role", "june@example.com", "boss")).rejects.toThrow("Usage: pnpm staff")
  })

  it("OPS-89 fail with a usage message if the arguments are invalid", async () => {
    await expect(send("order", "burn", "1")).rejects.toThrow("Usage: pnpm order")
    const socket = connect(path.join(folder, "commands.sock"))
    socket.end('{"name":"migrate","words":[]}')
    expect(JSON.parse(await text(socket))).toMatchObject({ isDone: false })
  })

  it("OPS-89 run in their own process if no shop is running", async () => {
    expect(await Effect.runPromise(sendCommand(path.join(folder, "elsewhere"), { name: "demo", words: [] }))).toBeNull()
  })
})
