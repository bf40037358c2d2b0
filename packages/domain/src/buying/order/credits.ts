/** Fields of an order line that determine its credit. Integer cents for the whole line. */
export interface CreditLine {
  readonly quantity: number
  /** Price after promo and points. */
  readonly paid: number
  /** Price before promo and points. */
  readonly total: number
  /** Core deposits of the line. */
  readonly core: number
  /** Pieces that were canceled or returned. */
  readonly back: number
  /** Returned cores. */
  readonly coresBack: number
  /** Returned pieces that were guaranteed to fit and do not. */
  readonly misfits: number
}

/** Fields of an order that determine its credit. Integer cents. */
export interface CreditOrder {
  readonly lines: ReadonlyArray<CreditLine>
  readonly shipping: number
  readonly tax: number
  /** Whether shipping and cores were taxed, besides the goods. */
  readonly taxes: { readonly shipping: boolean; readonly cores: boolean }
  /** Points spent on the order. */
  readonly points: number
  /** Points that the order earns. */
  readonly pointsEarned: number
  /** Nothing of the order was ever shipped. */
  readonly isUnsent: boolean
}

/** Credit of an order: cents by category, spent points to return, and earned points to revoke. */
export interface Credit {
  readonly goods: number
  readonly cores: number
  readonly shipping: number
  readonly tax: number
  readonly points: number
  readonly unearned: number
}

/**
 * Computes the total credit of an order in its current state.
 *
 * - Goods: the share of returned or canceled pieces in the discounted price.
 * - Cores: the deposit, credited when the piece or its core is returned, whichever comes first.
 * - Shipping: the whole price if nothing was or will be shipped, otherwise the share of the parts that were guaranteed to fit and do not,
 *   by undiscounted price.
 * - Tax: in proportion to the credited taxable amount.
 *
 * The credit depends only on the current state. The order of returns makes no difference, and a full return of an unshipped order keeps
 * nothing.
 */
export const computeCredit = ({ isUnsent, lines, points, pointsEarned, shipping, tax, taxes }: CreditOrder): Credit => {
  const goods = sum(lines.map(({ back, paid, quantity }) => share(paid, back, quantity)))
  const cores = sum(lines.map(({ back, core, coresBack, quantity }) => share(core, Math.min(quantity, back + coresBack), quantity)))
  const isAllBack = lines.every(({ back, quantity }) => back >= quantity)
  const paid = sum(lines.map((line) => line.paid))
  const total = sum(lines.map((line) => line.total))
  const returnedTotal = sum(lines.map((line) => share(line.total, line.back, line.quantity)))
  const misfitTotal = sum(lines.map((line) => share(line.total, Math.min(line.misfits, line.back), line.quantity)))
  const shippingBack = isUnsent && isAllBack ? shipping : share(shipping, misfitTotal, total)
  const sumTaxable = (goodsPart: number, shippingPart: number, coresPart: number): number =>
    goodsPart + (taxes.shipping ? shippingPart : 0) + (taxes.cores ? coresPart : 0)
  const isTaxBack = isAllBack && (shippingBack === shipping || !taxes.shipping)
  const deposits = sum(lines.map((line) => line.core))
  return {
    goods,
    cores,
    shipping: shippingBack,
    tax: isTaxBack ? tax : share(tax, sumTaxable(goods, shippingBack, cores), sumTaxable(paid, shipping, deposits)),
    points: isAllBack ? points : share(points, returnedTotal, total),
    unearned: isAllBack ? pointsEarned : share(pointsEarned, goods, paid)
  }
}

/** Returns the increase of a credit. */
export const subtractCredit = (before: Credit, after: Credit): Credit => ({
  goods: after.goods - before.goods,
  cores: after.cores - before.cores,
  shipping: after.shipping - before.shipping,
  tax: after.tax - before.tax,
  points: after.points - before.points,
  unearned: after.unearned - before.unearned
})

/** Sums the credited cents. */
export const sumCreditCents = ({ cores, goods, shipping, tax }: Credit): number => goods + cores + shipping + tax

/** Returns the proportion `part / whole` of an amount, rounded; 0 if `whole` is 0. */
const share = (amount: number, part: number, whole: number): number => (whole === 0 ? 0 : Math.round((amount * part) / whole))

const sum = (amounts: ReadonlyArray<number>): number => amounts.reduce((before, amount) => before + amount, 0)
