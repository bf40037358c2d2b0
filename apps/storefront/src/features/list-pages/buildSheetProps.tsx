import { isPurchaseable } from "@camber/domain/catalog"
import {
  type BuildFinding,
  getBuildPriceChange,
  type BuildSheet as Sheet,
  formatFinding,
  checkBuild,
  type CheckedPart,
  getCheckedParts,
  LISTS_HREF,
  computeListTotal,
  countPricedInCart,
  getPriceChange,
  formatPriceChange,
  formatCheckCoverage,
  groupByStage
} from "@camber/domain/lists"
import { formatCents } from "@camber/domain/money"
import { listPriceText } from "./listLineProps.ts"
import { getSearchLink } from "@camber/domain/pages"
import type { BuildSheetFinding, BuildSheetLine, BuildSheetProps } from "./view/build-sheet/BuildSheet.tsx"
import { Link } from "@camber/ui"
import { formatOptions, formatKitParts } from "../options/partTexts.ts"
import { fitLineProps } from "../product-card/cardProps.ts"

/** Formats a build for the screen. */
export const buildSheetProps = (
  sheet: Sheet
): Pick<BuildSheetProps, "car" | "change" | "findings" | "lines" | "reach" | "title" | "total"> => {
  const { car, listName, products, sharedAt } = sheet.list
  const parts = getCheckedParts(sheet)
  const stages = groupByStage(sheet)
  const change = formatPriceChange(getBuildPriceChange(products))
  return {
    title: sheet.sharedAs === null ? listName : `${sheet.sharedAs}'s ${car?.vehicle ?? listName}`,
    car: car === null ? undefined : { vehicle: car.vehicle, engine: car.engine ?? undefined, raceType: car.raceType ?? undefined },
    lines: stages.flatMap(({ parts: staged, stage }) =>
      staged.map((part, at) =>
        lineOf(part, at, stages.some((of) => of.stage !== null && of.parts.length > 0) ? (stage?.name ?? "No stage") : undefined)
      )
    ),
    reach: formatCheckCoverage(parts) ?? undefined,
    findings: checkBuild(parts).map(findingOf),
    total: `${formatCents(computeListTotal(products))}${countPricedInCart(products) > 0 ? ` and ${countPricedInCart(products)} priced in the cart` : ""}`,
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
    details: [brand, sku, ...formatOptions({ options }), ...formatKitParts({ kitComponents })].filter(Boolean),
    fit: fit ?? undefined,
    quantity,
    each: isSold && price !== null ? formatCents(price) : undefined,
    total: isSold ? listPriceText(price, quantity) : undefined,
    change: formatPriceChange(getPriceChange(product)) ?? undefined
  }
}

/** Adds links to the category of a missing part, or to adapters and other parts for two that do not meet. */
const findingOf = (finding: BuildFinding): BuildSheetFinding => ({ ...formatFinding(finding), action: actionOf(finding) })

const actionOf = (finding: BuildFinding): BuildSheetFinding["action"] => {
  switch (finding._tag) {
    case "Missing":
    case "MayNeed":
      return (
        <Link className="link" href={finding.type.href ?? getSearchLink(finding.type.name) ?? LISTS_HREF}>
          {`Find ${finding.type.name}`}
        </Link>
      )
    case "DoesNotMeet":
      return finding.answer.links.map(({ href, label }) => (
        <p key={href} className="build__way">
          <Link className="link" href={href}>
            {label}
          </Link>
        </p>
      ))
    default:
      return undefined
  }
}
