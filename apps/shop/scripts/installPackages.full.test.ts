import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { createContext, runInContext } from "node:vm"
import { chromium } from "@playwright/test"
import { publint } from "publint"
import { build, preview } from "vite"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { findBrowser, launchOptions } from "./findBrowser.ts"
import { installPackages, publishedPackages } from "./installPackages.ts"

const INSTALL_TIMEOUT_MS = 180_000

/** A program that sells a part and passes the result to `report`. */
const program = `
import { layerMemoryShop } from "@camber/adapter-memory"
import * as Cart from "@camber/domain/cart/commands"
import * as Garage from "@camber/domain/garage/commands"
import { SkuVariantNumber } from "@camber/domain/catalog"
import { Visitor } from "@camber/domain/visitor"
import { Effect, Layer } from "effect"

const sell = Effect.gen(function* () {
  yield* Garage.add({ year: 1969, make: "Chevrolet", model: "Camaro" })
  yield* Cart.add([{ skuVariantNumber: SkuVariantNumber.make("CAM-4X-1") }])
  const { lines } = yield* Cart.load
  return lines.map(({ fit, title }) => title + ": " + fit.fitment).join()
})
Effect.runPromise(Effect.provide(sell, Layer.provideMerge(Visitor.layer, layerMemoryShop()))).then(report, (error) => report(String(error)))
`
const sold = "Street Camshaft: DirectFit"

describe("packages installed from their tarballs outside the workspace", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "camber-consumer-"))
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)

  beforeAll(() => installPackages(folder), INSTALL_TIMEOUT_MS)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(publishedPackages)("follow the conventions that publint checks: %s", async (name) => {
    const { messages } = await publint({ pkgDir: path.join(folder, "node_modules/@camber", name), pack: false, strict: true })
    expect(messages).toEqual([])
  })

  it("work in a Vite page", async () => {
    write("index.html", '<!doctype html><title>Waiting</title><script type="module" src="/page.js"></script>')
    write("page.js", `const report = (text) => { document.title = text }\n${program}`)
    await build({ root: folder, configFile: false, logLevel: "silent" })
    const server = await preview({ root: folder, configFile: false, logLevel: "silent", preview: { port: 0, host: "127.0.0.1" } })
    const browser = await chromium.launch(launchOptions(await findBrowser()))
    try {
      const page = await browser.newPage()
      await page.goto(server.resolvedUrls?.local[0] ?? "")
      await page.waitForFunction("document.title !== 'Waiting'")
      expect(await page.title()).toBe(sold)
    } finally {
      await browser.close()
      await server.close()
    }
  })

  it("work as an edge worker bundle, in a JavaScript context with timers only", async () => {
    write("worker.js", program)
    await build({
      root: folder,
      configFile: false,
      logLevel: "silent",
      build: { outDir: "edge", lib: { entry: "worker.js", formats: ["iife"], name: "worker", fileName: () => "worker.js" } }
    })
    const code = readFileSync(path.join(folder, "edge/worker.js"), "utf8")
    const result = await new Promise((report) => {
      runInContext(code, createContext({ report, setTimeout, clearTimeout }))
    })
    expect(result).toBe(sold)
  })
})
