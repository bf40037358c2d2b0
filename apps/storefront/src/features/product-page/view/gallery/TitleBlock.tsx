import type { Specification } from "@camber/ui"

/** The corner of a workshop drawing: the handful of figures that name the part. From 768 px. */
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
