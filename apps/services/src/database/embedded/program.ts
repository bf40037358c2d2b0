import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"

/** PostgreSQL itself, compiled: a WebAssembly module, whose type comes with browsers' alone. */
export type Program = object

declare const WebAssembly: { readonly compile: (bytes: Uint8Array) => Promise<Program> }

let compiling: Promise<Program> | undefined

/** Compiled once a process: what one thread has run of it, the next need not compile again. */
export const program = (): Promise<Program> =>
  (compiling ??= readFile(fileURLToPath(new URL("./pglite.wasm", import.meta.resolve("@electric-sql/pglite")))).then((bytes) =>
    WebAssembly.compile(bytes)
  ))
