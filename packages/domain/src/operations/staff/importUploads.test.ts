import { describe, expect, it } from "vitest"
import { findImportFileProblem, type ImportDraft, MAX_IMPORT_BYTES } from "./importUploads.ts"

const find = (changes: Partial<ImportDraft>) => findImportFileProblem({ kind: "catalog", name: "shop.csv", bytes: 10, ...changes })

describe("files of an import by upload", () => {
  it.each(["shop.csv", "PARTS.ZIP", "list.of.parts.txt", "aces.xml"])("EDIT-40 takes the name %s", (name) => {
    expect(find({ name })).toBeNull()
  })

  it.each([
    ["shop.xlsx", "shop.xlsx is a spreadsheet. Save each sheet as a CSV file (UTF-8)."],
    ["shop.exe", "shop.exe is not a CSV, TXT, XML or ZIP file."],
    ["shop.csv.gz", "shop.csv.gz is not a CSV, TXT, XML or ZIP file."],
    [".csv", ".csv is not a CSV, TXT, XML or ZIP file."]
  ])("EDIT-40 refuses the name %s", (name, problem) => {
    expect(find({ name })).toBe(problem)
  })

  it("EDIT-40 refuses empty files, and refers larger ones than 100 MB to the command of their kind", () => {
    expect(find({ bytes: 0 })).toBe("shop.csv is empty.")
    expect(find({ bytes: MAX_IMPORT_BYTES })).toBeNull()
    expect(find({ bytes: MAX_IMPORT_BYTES + 1 })).toBe(
      "shop.csv is larger than 100 MB. Ask your administrator to run: pnpm catalog import PATH"
    )
    expect(find({ kind: "stock", bytes: MAX_IMPORT_BYTES + 1 })).toMatch(/run: pnpm catalog stock FILE$/)
  })
})
