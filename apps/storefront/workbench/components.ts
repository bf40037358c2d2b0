import type { Examples } from "@camber/ui/examples/Examples.ts"

const files = import.meta.glob<{ readonly examples: Examples }>(
  ["../../../packages/ui/src/*/*/*.examples.tsx", "../src/**/view/*/*.examples.tsx"],
  { eager: true }
)

const folderOf = (file: string): string => file.split("/").at(-2) ?? file

/** Every component's examples by folder name, which is its address in the workbench. */
export const components: ReadonlyMap<string, Examples> = new Map(
  Object.entries(files).map(([file, { examples }]) => [folderOf(file), examples])
)
