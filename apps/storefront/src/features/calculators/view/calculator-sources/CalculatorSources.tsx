import type { Grade, Source } from "@camber/domain/calculators"

export interface CalculatorSourcesProps {
  readonly grade: Grade
  readonly sources: ReadonlyArray<Source>
}

const gradeTexts: Readonly<Record<Grade, string>> = {
  A: "Standard, manufacturer or agency",
  B: "Magazine, reference book or dealer",
  C: "Forum, private page or calculator site",
  G: "General knowledge"
}

const caution = "Results are estimates. A manufacturer's figure for your part always takes precedence."
const general = "This formula is general engineering knowledge, not a guarantee. Check it against the manufacturer's figures."

/** The sources of a calculator with their grades. General knowledge is never worded as a guarantee. */
export const CalculatorSources = ({ grade, sources }: CalculatorSourcesProps) => (
  <>
    <p>{grade === "G" ? general : caution}</p>
    <ul className="calcsources">
      {sources.map(({ grade: own, publisher, title, url }) => (
        <li key={`${title} ${publisher}`}>
          {url === null ? (
            title
          ) : (
            <a className="link" href={url} rel="external nofollow noopener">
              {title}
            </a>
          )}
          <span>
            {publisher === null ? "" : `${publisher} · `}
            {gradeTexts[own]}
          </span>
        </li>
      ))}
    </ul>
  </>
)
