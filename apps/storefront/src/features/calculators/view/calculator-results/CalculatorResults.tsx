export interface CalculatorFigure {
  readonly name: string
  readonly label: string
  /** Formatted, with a percent sign. Null if there is no answer for the inputs. */
  readonly text: string | null
  /** Replaces the text if there is no answer. */
  readonly none: string
  /** The unit, which is smaller and follows the text. */
  readonly unit: string
  readonly note: string | undefined
}

export interface CalculatorResultsProps {
  /** Null while an input has an error. */
  readonly figures: ReadonlyArray<CalculatorFigure> | null
}

/** The results of a calculator. Screen readers announce what changes. */
export const CalculatorResults = ({ figures }: CalculatorResultsProps) => (
  <output className="calcout" aria-label="Results" aria-live="polite" aria-atomic="false">
    {figures === null ? (
      <span className="calcout__none">Correct the marked fields to see the results.</span>
    ) : (
      figures.map(({ label, name, none, note, text, unit }) => (
        <span key={name} className="calcout__figure">
          <span>{label}</span>{" "}
          {text === null ? (
            <em>{none}</em>
          ) : (
            <b>
              {text}
              {unit !== "" && <span> {unit}</span>}
            </b>
          )}
          {note !== undefined && <small> {note}</small>}
        </span>
      ))
    )}
  </output>
)
