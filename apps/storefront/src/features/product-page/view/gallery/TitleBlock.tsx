import type { Specification } from "@camber/ui"

/** Renders the corner of a workshop drawing: the specifications that identify the part. From 768 px. */
export const TitleBlock = ({ entries }: { readonly entries: readonly Specification[] }) => (
  <dl className="titleblock">
    {entries.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
