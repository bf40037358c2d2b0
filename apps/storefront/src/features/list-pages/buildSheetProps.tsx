import { isPurchaseable } from "@camber/domain/catalog"
import {
  type BuildFinding,
  buildPriceChange,
  type BuildSheet as Sheet,
  buildText,
  checkBuild,
  type CheckedPart,
  checkedParts,
  LISTS_HREF,
  listTotal,
  pricedInCart,
  priceChange,
  priceChangeText,
  reachText,
  stagedParts
} from "@camber/domain/lists"
import { formatCents } from "@camber/domain/money"
import { listPriceText } from "./listLineProps.ts"
import { searchLink } from "@camber/domain/pages"
import type { BuildSheetFinding, BuildSheetLine, BuildSheetProps } from "./view/build-sheet/BuildSheet.tsx"
import { Link } from "@camber/ui"
import { optionsText, partsText } from "../options/chosenTexts.ts"
import { fitLineProps } from "../product-card/cardProps.ts"

/** A build in the words of the screen. */
export const buildSheetProps = (
  sheet: Sheet
): Pick<BuildSheetProps, "car" | "change" | "findings" | "lines" | "reach" | "title" | "total"> => {
  const { car, listName, products, sharedAt } = sheet.list
  const parts = checkedParts(sheet)
  const stages = stagedParts(sheet)
  const change = priceChangeText(buildPriceChange(products))
  return {
    title: sheet.sharedAs === null ? listName : `${sheet.sharedAs}'s ${car?.vehicle ?? listName}`,
    car: car === null ? undefined : { vehicle: car.vehicle, engine: car.engine ?? undefined, raceType: car.raceType ?? undefined },
    lines: stages.flatMap(({ parts: staged, stage }) =>
      staged.map((part, at) =>
        lineOf(part, at, stages.some((of) => of.stage !== null && of.parts.length > 0) ? (stage?.name ?? "In no stage") : undefined)
      )
    ),
    reach: reachText(parts) ?? undefined,
    findings: checkBuild(parts).map(findingOf),
    total: `${formatCents(listTotal(products))}${pricedInCart(products) > 0 ? ` and ${pricedInCart(products)} priced in the cart` : ""}`,
    change: change === null ? undefined : `${change} than when it was ${sharedAt === null ? "saved" : "shared"}`
  }
}

const lineOf = ({ facts, product }: CheckedPart, at: number, stage: string | undefined): BuildSheetLine => {
  const { brand, kitComponents, options, price, productUrl, quantity, sku, title } = product
  const isSold = isPurchaseable(product.availability)
  const fit = facts.verdict && fitLineProps(facts.verdict, null, null)
  return {
    key: `${stage ?? ""} ${at}`,
    stage: at === 0 ? stage : undefined,
    title,
    href: product.availability === "Discontinued" ? undefined : productUrl,
    details: [brand, sku, ...optionsText({ options }), ...partsText({ kitComponents })].filter(Boolean),
    fit: fit ?? undefined,
    quantity,
    each: isSold && price !== null ? formatCents(price) : undefined,
    total: isSold ? listPriceText(price, quantity) : undefined,
    change: priceChangeText(priceChange(product)) ?? undefined
  }
}

/** A kind of part that is missing is one link away. */
const findingOf = (finding: BuildFinding): BuildSheetFinding => ({
  ...buildText(finding),
  action:
    finding._tag === "Missing" || finding._tag === "MayNeed" ? (
      <Link className="link" href={finding.type.href ?? searchLink(finding.type.name) ?? LISTS_HREF}>
        {`Find ${finding.type.name}`}
      </Link>
    ) : undefined
})
