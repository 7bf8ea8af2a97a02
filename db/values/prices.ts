/** What a price list prices: a day of rent, a visit of a service, and what a guide costs. */
export const priceKinds = ["RENT", "VISIT", "TRANSPORT", "LOGISTICS"] as const;
