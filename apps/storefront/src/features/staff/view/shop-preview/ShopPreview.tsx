import type { PolicySection } from "@camber/domain/content"
import { useId } from "react"

export interface ShopPreviewProps {
  /** The settings as typed. */
  readonly texts: {
    readonly brandName: string
    readonly contactPhone: string
    readonly hours: string
    readonly street: string
    readonly city: string
    readonly state: string
    readonly zip: string
    readonly returnDays: string
    /** Null for none. */
    readonly logo: { readonly src: string; readonly width: number; readonly height: number } | null
    /** Labels of the shop's own links in the menu. */
    readonly menuLinks: ReadonlyArray<string>
  }
  /** The shop's own policies. */
  readonly policies: ReadonlyArray<{ readonly title: string; readonly sections: ReadonlyArray<PolicySection> }>
}

/** Renders the places that show the shop's settings, as they will be after saving. */
export const ShopPreview = ({ policies, texts }: ShopPreviewProps) => {
  const heading = useId()
  return (
    <section className="shoppreview" aria-labelledby={heading}>
      <h2 id={heading}>Preview</h2>
      <div className="shoppreview__head on-chalk">
        {texts.logo === null ? <b>{texts.brandName}</b> : <img {...texts.logo} alt={texts.brandName} />}
        <span>
          {texts.contactPhone}, {texts.hours}
        </span>
      </div>
      <dl>
        {texts.menuLinks.length > 0 && (
          <>
            <dt>Menu</dt>
            <dd>Shop · {texts.menuLinks.join(" · ")} · My List</dd>
          </>
        )}
        <dt>Title of a page</dt>
        <dd>Brake Pads | {texts.brandName}</dd>
        <dt>Subject of a mail</dt>
        <dd>Your order 4821773905 - {texts.brandName}</dd>
        <dt>Answer to a review</dt>
        <dd>
          <b>{texts.brandName}:</b> Thank you for the photo.
        </dd>
        <dt>Return label</dt>
        <dd>
          {texts.brandName} Returns
          <br />
          {texts.street}
          <br />
          {texts.city}, {texts.state} {texts.zip}
        </dd>
        <dt>Returns</dt>
        <dd>Return within {texts.returnDays} days of delivery. Earlier orders keep their own number of days.</dd>
      </dl>
      {policies.map(({ sections, title }) => (
        <details key={title}>
          <summary>{title}</summary>
          {sections.map(({ about, id, paragraphs }) => (
            <div key={id} className="prose">
              <h3>{about}</h3>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ))}
        </details>
      ))}
    </section>
  )
}
