import { Link, SectionHead } from "@camber/ui"

/** One check. The figure states its source. */
export interface CheckProps {
  readonly text: string
  readonly figure: string | null
  /** Article that the figure comes from. */
  readonly article: { readonly title: string; readonly url: string } | null
}

export interface JobChecksProps {
  /** Checks, grouped by when they are due. */
  readonly groups: ReadonlyArray<{ readonly title: string; readonly checks: ReadonlyArray<CheckProps> }>
  readonly torque: { readonly text: string; readonly href: string }
}

/** Checks and measurements in the order of the work. */
export const JobChecks = ({ groups, torque }: JobChecksProps) => (
  <section className="block" aria-labelledby="job-checks">
    <SectionHead id="job-checks" title="Checks" />
    <div className="jobchecks">
      {groups.map(({ checks, title }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {checks.map(({ article, figure, text }) => (
              <li key={text}>
                {text}
                {figure !== null && (
                  <span>
                    {figure}
                    {article !== null && (
                      <>
                        {", from "}
                        <Link className="link" href={article.url}>
                          {article.title}
                        </Link>
                      </>
                    )}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
    <p className="jobchecks__torque">
      {torque.text}{" "}
      <Link className="link" href={torque.href}>
        Bolt torque by size and grade
      </Link>
    </p>
  </section>
)
