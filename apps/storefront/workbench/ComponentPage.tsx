import type { Examples } from "@camber/ui/examples/Examples.ts"

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
