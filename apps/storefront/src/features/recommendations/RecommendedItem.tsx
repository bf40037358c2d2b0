import type { ItemCard, RecommendedItem as Item } from "@camber/domain/recommendations"
import type { Verdict } from "@camber/domain/fitment"
import type { VehicleLabel } from "@camber/domain/vehicle"
import { ArticleCard, Drawing, Link, type PictureSide, ProductCard, ProductRow } from "@camber/ui"
import { EventCard } from "./view/event-card/EventCard.tsx"
import { LandingCard } from "./view/landing-card/LandingCard.tsx"
import type { ReactNode } from "react"
import { getImageUrl } from "../../foundation/page/images.ts"
import { productCardProps, productRowProps } from "./recommendedProductProps.tsx"

export interface RecommendedItemProps {
  readonly item: Item
  readonly card: ItemCard
  /** Whether products use the horizontal layout. */
  readonly isLying: boolean
  /** Whether articles are only a picture and a title (GAP-C41). */
  readonly isReduced: boolean
  readonly plate: VehicleLabel | null
  readonly verdict: Verdict | null
  readonly estimate: string | null
  /** Beside a horizontal product: the checkbox that adds it together with others. */
  readonly select?: ReactNode
}

/** Renders an item as its own kind of card (REC-18, REC-19). */
export const RecommendedItem = ({ card, estimate, isLying, isReduced, item, plate, select, verdict }: RecommendedItemProps) => {
  switch (card._tag) {
    case "Product": {
      if (item._tag !== "Product") return null
      const known = { plate, verdict, estimate }
      return isLying ? (
        <ProductRow {...productRowProps(item, card.card, known)} select={select} />
      ) : (
        <ProductCard {...productCardProps(item, card.card, known)} />
      )
    }
    case "Comparison":
      return <LinkCard href={card.product.productPageUrl} label={card.product.displayTitle} imageUrl={card.product.imageLink} size={124} />
    case "Article":
      return isReduced ? (
        <LinkCard href={card.href} label={card.title} imageUrl={card.imageUrl} size={240} />
      ) : (
        <ArticleCard {...card} category="Toolbox" picture={{ src: getImageUrl(card.imageUrl), alt: "" }} />
      )
    case "LandingPage":
      return <LandingCard {...card} picture={card.imageUrl === null ? null : { src: card.imageUrl, alt: card.alt, ...card.size }} />
    case "Event":
      return <EventCard {...card} picture={{ src: getImageUrl(card.imageUrl), alt: "" }} />
    case "Link":
      return card.href === null ? (
        <span className="chip">{card.label}</span>
      ) : (
        <Link className="chip" href={card.href}>
          {card.label}
        </Link>
      )
  }
}

interface LinkCardProps {
  readonly href: string
  readonly label: string
  readonly imageUrl: string | null
  /** Side of the picture, px. */
  readonly size: PictureSide
}

/** Renders a picture and a line. */
const LinkCard = ({ href, imageUrl, label, size }: LinkCardProps) => (
  <Link className="rec__link" href={href}>
    <Drawing picture={{ src: getImageUrl(imageUrl), alt: "" }} size={size} />
    <b>{label}</b>
  </Link>
)
