export { exportCatalog } from "./exporting/exportCatalog.ts"
export { importCatalog, type ImportReport, type ImportRequest } from "./importCatalog.ts"
export { type ImportProblem, listImports, listProblems } from "./importHistory.ts"
export { undoImport, type UndoResult } from "./undoImport.ts"
