import type { ReviewerFit } from "@camber/domain/catalog"

const choices: ReadonlyArray<readonly [ReviewerFit | "", string]> = [
  ["yes", "Yes"],
  ["changes", "With changes"],
  ["no", "No"],
  ["", "Rather not say"]
]

/** Renders a form field for whether the part fit; the answer is optional and can be cleared. */
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
