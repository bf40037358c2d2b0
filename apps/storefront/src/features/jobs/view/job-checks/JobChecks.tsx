import { formatFigure, getCheckTitle, type PlannedCheck, TORQUE_ADVICE } from "@camber/domain/jobs"
import { Link, SectionHead } from "@camber/ui"

export interface JobChecksProps {
  readonly checks: ReadonlyArray<PlannedCheck>
  /** Articles that figures come from, by slug. */
  readonly articles: ReadonlyArray<{ readonly slug: string; readonly title: string; readonly url: string }>
}

/** Here, so that the page does not load all calculators. */
const BOLT_TORQUE_HREF = "/calculators/bolt-torque"

const times = ["before", "during", "after", "drive"] as const

/** What to look at and measure, in the order of the work. A figure names its origin; a torque is the maker's, or by size and grade. */
export const JobChecks = ({ articles, checks }: JobChecksProps) => (
  <section className="block" aria-labelledby="job-checks">
    <SectionHead id="job-checks" title="Checks" />
    <div className="jobchecks">
      {times.map((time) => {
        const due = checks.filter(({ when }) => when === time)
        return due.length === 0 ? null : (
          <div key={time}>
            <h3>{getCheckTitle(time)}</h3>
            <ul>
              {due.map((check) => (
                <li key={check.text}>
                  {check.text}
                  <Figure check={check} articles={articles} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
    <p className="jobchecks__torque">
      {TORQUE_ADVICE}{" "}
      <Link className="link" href={BOLT_TORQUE_HREF}>
        Bolt torque by size and grade
      </Link>
    </p>
  </section>
)

const Figure = ({ articles, check }: { readonly check: PlannedCheck; readonly articles: JobChecksProps["articles"] }) => {
  const text = formatFigure(check)
  const article = articles.find(({ slug }) => slug === check.article)
  return text === null ? null : (
    <span>
      {text}
      {article !== undefined && (
        <>
          {", from "}
          <Link className="link" href={article.url}>
            {article.title}
          </Link>
        </>
      )}
    </span>
  )
}
