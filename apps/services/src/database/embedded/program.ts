import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { readOnce } from "../../foundation/readOnce.ts"

/** PostgreSQL itself, compiled: a WebAssembly module, whose type comes with browsers' alone. */
export type Program = object

declare const WebAssembly: { readonly compile: (bytes: Uint8Array) => Promise<Program> }

/** Compiles what is read once, and keeps it. Where that failed the next call tries again. */
export const compiledOnce = (read: () => Promise<Uint8Array>): (() => Promise<Program>) =>
  readOnce(async () => WebAssembly.compile(await read()))

/** Compiled once a process: what one thread has run of it, the next need not compile again. */
export const program = compiledOnce(() => readFile(fileURLToPath(new URL("./pglite.wasm", import.meta.resolve("@electric-sql/pglite")))))
