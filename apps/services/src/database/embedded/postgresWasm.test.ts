import { expect, it } from "vitest"
import { createCompileOnce } from "./postgresWasm.ts"

/** The smallest valid WebAssembly module. */
const module = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)

it("OPS-84 compiles the database once, and retries after a failed read or compilation", async () => {
  const reads: Array<() => Promise<Uint8Array>> = [
    () => Promise.reject(new Error("EMFILE: too many open files")),
    async () => module.slice(0, 6),
    async () => module
  ]
  let readCount = 0
  const program = createCompileOnce(() => reads[readCount++]!())
  await expect(program()).rejects.toThrow("EMFILE")
  await expect(program()).rejects.toThrow("WebAssembly.compile()")
  const compiled = await Promise.all([program(), program()])
  expect(compiled[0]).toBe(compiled[1])
  expect(await program()).toBe(compiled[0])
  expect(readCount).toBe(3)
})
