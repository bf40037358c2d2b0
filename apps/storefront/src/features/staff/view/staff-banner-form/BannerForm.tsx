import { type SubmitEvent, useState } from "react"
import { Button, SelectField, TextArea, TextField } from "@camber/ui"

/** A banner's texts as typed; an empty text is not shown. Times are `YYYY-MM-DDTHH:MM`, UTC. */
export interface BannerTexts {
  readonly bannerType: string
  readonly ordinality: string
  readonly title: string
  readonly description: string
  readonly mobileTitle: string
  readonly promoCode: string
  readonly promoCodeDescription: string
  readonly startDate: string
  readonly endDate: string
  readonly url: string
  readonly linkText: string
  /** Empty: all visitors. */
  readonly audience: string
}

export interface BannerFormProps {
  readonly label: string
  readonly texts: BannerTexts
  readonly audiences: ReadonlyArray<{ readonly value: string; readonly label: string }>
  readonly isBusy: boolean
  readonly onSave: (texts: BannerTexts) => void
  /** Absent for a new banner, which is not stored yet. */
  readonly onRemove?: (() => void) | undefined
}

const kinds = [
  { value: "promotion", label: "Promotion" },
  { value: "maintenance", label: "Maintenance" },
  { value: "placeholder", label: "Placeholder: text without a link" }
]

/** Renders a banner's texts, audience and display time as a form. */
export const BannerForm = ({ audiences, isBusy, label, onSave, onRemove, texts }: BannerFormProps) => {
  const [typed, setTyped] = useState(texts)
  const field = (name: keyof BannerTexts) => ({
    value: typed[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: currentTarget.value })
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSave(typed)
  }
  return (
    <form className="bannerform" aria-label={label} onSubmit={submit}>
      <SelectField label="Kind" options={kinds} {...field("bannerType")} />
      <SelectField label="Shown to" options={[{ value: "", label: "everyone" }, ...audiences]} {...field("audience")} />
      <TextField label="Position" type="number" min={0} max={1000} required {...field("ordinality")} />
      <TextField label="Title" maxLength={120} {...field("title")} />
      <TextField label="Title on phones" maxLength={80} {...field("mobileTitle")} />
      <TextField label="Text" maxLength={300} {...field("description")} />
      <TextField label="Promo code" maxLength={40} autoComplete="off" {...field("promoCode")} />
      <TextField
        label="Link address"
        maxLength={300}
        pattern="/(?![\/\\]).*"
        placeholder="/deals"
        title="A path of this shop, such as /deals"
        {...field("url")}
      />
      <TextField label="Link text" maxLength={40} {...field("linkText")} />
      <TextField label="Shown from (UTC)" type="datetime-local" {...field("startDate")} />
      <TextField label="Shown until (UTC)" type="datetime-local" {...field("endDate")} />
      <div className="bannerform__wide">
        <TextArea
          label="Promo code terms"
          rows={2}
          limit={2000}
          value={typed.promoCodeDescription}
          onText={(promoCodeDescription) => setTyped({ ...typed, promoCodeDescription })}
        />
      </div>
      <div className="bannerform__do bannerform__wide">
        <Button type="submit" variant="primary" disabled={isBusy}>
          Save
        </Button>
        {onRemove !== undefined && (
          <Button disabled={isBusy} onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
    </form>
  )
}
