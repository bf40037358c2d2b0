import { createHash } from "node:crypto"
import { globSync, readFileSync, writeFileSync } from "node:fs"
import { documents } from "../src/registry.graphql.ts"

/** Writes each call's id, the SHA-256 of its document, into the `calls.ts` files. Run it after a call or its schema has changed. */
const src = new URL("../src/", import.meta.url)

const computeId = (operation: string): string => {
  const document = documents.get(operation)
  if (document === undefined) throw new Error(`Failed to compute a call id: operation ${operation} has no document`)
  return createHash("sha256").update(document).digest("hex")
}

for (const name of globSync("**/calls.ts", { cwd: src })) {
  const file = new URL(name, src)
  const before = readFileSync(file, "utf8")
  const after = before.replace(
    /operation: "(\w+)",\n(\s+)id: "\w*"/g,
    (_, operation: string, indent: string) => `operation: "${operation}",\n${indent}id: "${computeId(operation)}"`
  )
  if (after === before) continue
  writeFileSync(file, after)
  console.log(`packages/domain/src/${name}`)
}
