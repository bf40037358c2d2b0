import type { Examples } from "@camber/ui/examples/Examples.ts"

const files = import.meta.glob<{ readonly examples: Examples }>(
  ["../../../packages/ui/src/*/{*,*/*}.examples.tsx", "../src/**/view/*/*.examples.tsx"],
  { eager: true }
)

const folderOf = (file: string): string => file.split("/").at(-2) ?? file

/** Every component's examples by folder name, which is its address in the workbench. */
export const components: ReadonlyMap<string, Examples> = new Map(
  Object.entries(files).map(([file, { examples }]) => [folderOf(file), examples])
)

/** Shows one component in all its states. */
export const ComponentPage = ({ name, examples }: { readonly name: string; readonly examples: Examples }) => (
  <main id="main" className="wrap component" tabIndex={-1}>
    <h1>{name}</h1>
    {Object.entries(examples).map(([state, example]) => (
      <section key={state}>
        <h2 className="kicker">{state}</h2>
        {example}
      </section>
    ))}
  </main>
)
