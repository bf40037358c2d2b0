import { mark } from "@camber/part-drawings"
import { seed } from "@camber/services/seeding"
import { Effect, Redacted } from "effect"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { postgresDatabase, type TestDatabase } from "../../../services/test/allDatabases.ts"
import { readSettings, type Settings } from "../settings/Settings.ts"
import { demoCatalog } from "./demoCatalog.ts"
import { storefrontOptions } from "./loadStorefront.ts"
import { createShopServices } from "./shopServices.ts"
import { storefrontFolder } from "./storefrontBuild.ts"

let folder: string
let database: TestDatabase
let settings: Settings
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "camber-services-"))
  settings = await Effect.runPromise(readSettings({ DATA_DIR: folder, NODE_ENV: "test" }))
  database = await postgresDatabase.open()
  await seed(database.kysely, { source: demoCatalog, skus: 60, seed: "shop", report: () => {} })
}, 60_000)
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const key = Redacted.make<Uint8Array>(new Uint8Array(32))

const inDatabase = (version: string) => database.kysely.updateTable("catalogue").set({ version }).execute()

describe("shop services", () => {
  it("use the seeded catalog", async () => {
    const { visitors } = await createShopServices(database, settings, [key])
    const body = JSON.stringify({ query: "{ categoryLinks { primary href } }" })
    const answer = await visitors(
      new Request("http://shop.example/graphql/trait", { method: "POST", headers: { "content-type": "application/json" }, body })
    )
    const { data } = (await answer.json()) as { readonly data: { readonly categoryLinks: ReadonlyArray<unknown> } }
    expect(data.categoryLinks).toContainEqual({ primary: "Brakes", href: "/shop/brakes~2-3" })
  })

  it("return 404 for an unknown service or image", async () => {
    const { content, visitors } = await createShopServices(database, settings, [key])
    expect((await visitors(new Request("http://shop.example/graphql/nobody"))).status).toBe(404)
    expect((await visitors(new Request("http://shop.example/api/nobody"))).status).toBe(404)
    expect((await content(new Request("http://shop.example/content/parts/none.svg"))).status).toBe(404)
    expect((await content(new Request("http://shop.example/content/parts/none.png"))).status).toBe(404)
  })
})

it("the logo on cards and icons is the one that pages reference", () => {
  expect(readFileSync(path.join(storefrontFolder, "public/assets/camber.svg"), "utf8").trim()).toBe(mark)
})

describe("visitor", () => {
  it("VIS-101 is the same on a page, in the services and after a restart with the same key", async () => {
    const page = await (
      await createShopServices(database, settings, [key])
    ).withSession(new Request("http://shop.example/"), () => new Response("page"))
    const cookie = page.headers
      .getSetCookie()
      .map((item) => item.split(";")[0])
      .join("; ")
    const restarted = await createShopServices(database, settings, [key])
    const state = await restarted.visitors(new Request("http://shop.example/api/visitor/state", { headers: { cookie } }))
    expect(cookie).toContain(`WebUserGuid=${((await state.json()) as { readonly webUserGuid: string }).webUserGuid}`)
    expect(state.headers.getSetCookie()).toEqual([])
  })
})

describe("catalog version", () => {
  it("is the version that the services use, so that no page of an older catalog is cached under a newer version", async () => {
    await inDatabase("older")
    const { catalogVersion, visitors } = await createShopServices(database, settings, [key])
    const body = JSON.stringify({ query: "{ categoryLinks { primary href } }" })
    await visitors(
      new Request("http://shop.example/graphql/trait", { method: "POST", headers: { "content-type": "application/json" }, body })
    )
    await inDatabase("newer")
    expect(await catalogVersion()).toBe("older")
  })

  it("is read at most once in three seconds", async () => {
    vi.useFakeTimers({ toFake: ["performance"] })
    const { catalogVersion } = await createShopServices(database, settings, [key])
    await inDatabase("first")
    expect(await catalogVersion()).toBe("first")
    await inDatabase("second")
    vi.advanceTimersByTime(2999)
    expect(await catalogVersion()).toBe("first")
    vi.advanceTimersByTime(1)
    expect(await catalogVersion()).toBe("second")
  })

  it("is read again immediately after a failed read", async () => {
    const { catalogVersion } = await createShopServices(database, settings, [key])
    await database.kysely.schema.alterTable("catalogue").renameTo("away").execute()
    await expect(catalogVersion()).rejects.toThrow("catalogue")
    await database.kysely.schema.alterTable("away").renameTo("catalogue").execute()
    await inDatabase("third")
    expect(await catalogVersion()).toBe("third")
  })
})

describe("storefront options", () => {
  it("contain the process's own services, its settings and its error logger", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {})
    const services = await createShopServices(database, settings, [key])
    const options = storefrontOptions(services, settings, { kind: "build", folder: "dist" })
    expect(options).toMatchObject({
      services: { kind: "process", answer: services.answerOwnCall, visitors: services.visitors },
      catalogVersion: services.catalogVersion,
      publicOrigin: "http://127.0.0.1:3000",
      shop: services.shop,
      smsShortCode: "55555",
      imageHost: null,
      pageCache: { seconds: 60, staleSeconds: 86_400 }
    })
    options.report("cause", "page /")
    expect(logged).toHaveBeenCalledExactlyOnceWith("page /\ncause")
    logged.mockRestore()
  })
})
