import { SectionHead } from "@camber/ui"
import type { RulingRule } from "../class-ruling/ClassRuling.tsx"

export interface SheetRulesArea {
  readonly name: string
  /** 'Parts that the sheet does not name are not legal.'; empty for the car. */
  readonly silence: string
  readonly rules: ReadonlyArray<Omit<RulingRule, "href"> & { readonly kind: string }>
}

export interface SheetRulesProps {
  /** Title of the sheet. Rules of other sheets name theirs. */
  readonly sheet: string
  readonly areas: ReadonlyArray<SheetRulesArea>
}

/** Renders the rules of a sheet by area, each with an anchor for links. */
export const SheetRules = ({ areas, sheet }: SheetRulesProps) =>
  areas.map(({ name, rules, silence }, at) => (
    <section key={name} className="block" aria-labelledby={`area-${at}`}>
      <SectionHead id={`area-${at}`} title={name} note={silence === "" ? undefined : silence} />
      <ul className="rules__list">
        {rules.map((rule) => (
          <li key={rule.id} id={`rule-${rule.id}`} className="rules__rule">
            <span className="rules__paragraph">{rule.paragraph}</span>
            <span>{rule.text}</span>
            <span className="rules__meta">
              {rule.kind}
              {rule.sheet !== sheet && ` · ${rule.sheet}`}
              {` · ${rule.issued}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ))
