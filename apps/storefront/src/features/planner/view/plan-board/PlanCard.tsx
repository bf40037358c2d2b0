import { Button, FitLineInline, type FitLineProps, Icon, type IconName, Link, SelectField, type SelectOption } from "@camber/ui"
import { PlanForm } from "./PlanForm.tsx"

export type PlanState = "arrived" | "ordered" | "cart" | "planned" | "mixed"

/** A part of a build. */
export interface PlanCardProps {
  /** Key of the part in its forms. */
  readonly partKey: string
  readonly title: string
  /** Absent if the part is discontinued. */
  readonly href?: string | undefined
  readonly imageUrl?: string | undefined
  /** Brand, number, options and quantity. */
  readonly details: readonly string[]
  /** Parts of a kit: '2 × Rotor, 12 in'. */
  readonly parts?: readonly string[]
  readonly fit?: Pick<FitLineProps, "tone" | "label"> | undefined
  /** Formatted price of all its pieces; absent if unavailable. */
  readonly price?: string | undefined
  readonly state: PlanState
  /** 'Planned', '1 ordered, 1 planned', 'Ordered, arrives by Nov 28'. */
  readonly stateText: string
}

const icons: Readonly<Record<PlanState, IconName>> = {
  arrived: "check",
  ordered: "truck",
  cart: "shopping-cart",
  planned: "bookmark",
  mixed: "package-check"
}

/** A part with its picture, price, fitment and progress. A select and a button move it to another stage. */
export const PlanCard = ({
  details,
  fit,
  href,
  imageUrl,
  partKey,
  parts = [],
  price,
  stage,
  stages,
  state,
  stateText,
  title
}: PlanCardProps & Places) => (
  <li className={`plan__card plan__card--${state}`}>
    <span className="plan__pic sheet">
      {imageUrl !== undefined && <img className="sq" src={imageUrl} alt="" width={64} height={64} loading="lazy" decoding="async" />}
    </span>
    <div className="plan__what">
      <h3>{href === undefined ? title : <Link href={href}>{title}</Link>}</h3>
      <p className="plan__details">{details.join(" · ")}</p>
      {parts.length > 0 && (
        <details className="plan__more">
          <summary>In this kit ({parts.length})</summary>
          <ul className="plan__details">
            {parts.map((part, index) => (
              <li key={index}>{part}</li>
            ))}
          </ul>
        </details>
      )}
      {fit && <FitLineInline {...fit} />}
    </div>
    <p className="plan__price">
      <b>{price ?? "Not available"}</b>
      <span className="plan__state">
        <Icon name={icons[state]} size={16} />
        {stateText}
      </span>
    </p>
    <details className="plan__more">
      <summary aria-label={`Move ${title}`}>Move</summary>
      <PlanForm
        label={`Move ${title}`}
        fields={[
          { name: "act", value: "move" },
          { name: "part", value: partKey }
        ]}
      >
        <SelectField label="To stage" name="stage" defaultValue={stage ?? undefined} options={stages} />
        <Button type="submit" size="small">
          Move
        </Button>
      </PlanForm>
    </details>
  </li>
)

interface Places {
  /** Current stage; null if it has none. */
  readonly stage: string | null
  readonly stages: readonly SelectOption[]
}

/** A kind of part that a stage lacks. */
export interface PlanGapProps {
  readonly key: string
  readonly name: string
  /** 'Needed with Ironvale Camshaft'. */
  readonly text: string
  readonly href: string
  readonly isNeeded: boolean
}

/** A missing part beside the existing ones: with a dashed border and a link to fitting parts. */
export const PlanGap = ({ href, isNeeded, name, text }: Omit<PlanGapProps, "key">) => (
  <li className={isNeeded ? "plan__gap plan__gap--needed" : "plan__gap"}>
    <span className="plan__pic">
      <Icon name={isNeeded ? "triangle-alert" : "plus"} size={16} />
    </span>
    <div className="plan__what">
      <h3>{name}</h3>
      <p className="plan__details">{text}</p>
    </div>
    <Link className="link" href={href} aria-label={`Choose ${name}`}>
      Choose
    </Link>
  </li>
)
