import type { ReviewerFit } from "@camber/domain/catalog"

const choices: ReadonlyArray<readonly [ReviewerFit | "", string]> = [
  ["yes", "Yes"],
  ["changes", "With changes"],
  ["no", "No"],
  ["", "Rather not say"]
]

/** Whether the part fitted, as a field of a form: it may be left unsaid, and taken back. */
export const FitChoice = ({ name }: { readonly name: string }) => (
  <fieldset className="fit-choice" role="radiogroup">
    <legend>Did it fit? (optional)</legend>
    <div>
      {choices.map(([value, text]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === ""} />
          {text}
        </label>
      ))}
    </div>
  </fieldset>
)
