import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { drawingsVersion, hashSources } from "./imageRequest.ts"

it("OPS-50 the version of the drawings changes with any byte or file name of their sources, but not with their tests", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "camber-drawings-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(import.meta.dirname, folder, { recursive: true })
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
  expect(hashSources(folder)).toBe(drawingsVersion())
  expect(drawingsVersion()).toMatch(/^[0-9a-zA-Z]{7}$/)
  write("new.test.ts", "a test")
  expect(hashSources(folder)).toBe(drawingsVersion())
  const versions = [drawingsVersion()]
  for (const [file, text] of [
    ["pen/new.ts", "a"],
    ["pen/new.ts", "b"],
    ["new.ts", "a"],
    ["parts/newer.ts", ""]
  ] as const) {
    write(file, text)
    versions.push(hashSources(folder))
  }
  expect(new Set(versions).size).toBe(versions.length)
})
