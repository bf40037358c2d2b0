import { createHash } from "node:crypto"
import { readFileSync, readdirSync, writeFileSync } from "node:fs"

/** Writes each call's id, the SHA-256 of its document, into the `calls.ts` files. Run after a document or a result's schema changed. */
const src = new URL("../src/", import.meta.url)

type Documents = Readonly<Record<string, string>>

const rewrite = (source: string, documents: Documents): string =>
  source.replace(/operation: "(\w+)",\n(\s+)id: "\w*"/g, (_, operation: string, indent: string) => {
    const document = documents[operation]
    if (document === undefined) throw new Error(`no document for ${operation}`)
    return `operation: "${operation}",\n${indent}id: "${createHash("sha256").update(document).digest("hex")}"`
  })

for (const folder of readdirSync(src, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  const folderUrl = new URL(`${folder.name}/`, src)
  if (!readdirSync(folderUrl).includes("calls.documents.ts")) continue
  const file = new URL("calls.ts", folderUrl)
  const before = readFileSync(file, "utf8")
  const { documents } = (await import(new URL("calls.documents.ts", folderUrl).href)) as { readonly documents: Documents }
  const after = rewrite(before, documents)
  if (after === before) continue
  writeFileSync(file, after)
  console.log(`packages/domain/src/${folder.name}/calls.ts`)
}
