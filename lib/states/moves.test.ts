import { expect, test } from "vitest";
import { chainMoves, isCompletedChain, isCounted, isDraftChain } from "./chain";
import { eventMoves, isOpenEvent } from "./event";
import { assertMayBecome, guideMoves, isVoidGuide } from "./guide";
import { isApproved, isUnderWay, maintenanceMoves, maintenanceStatusRules } from "./maintenance";
import {
  isCancelled,
  isInProgress,
  statusesToBill,
  worksheetMoves,
  worksheetStatusRules,
} from "./worksheet";

test("a work sheet is liquidated, then invoiced, and cancelled before that", () => {
  const { liquidate, invoice, cancel, restore } = worksheetMoves;
  expect(worksheetStatusRules[restore.to].next).toEqual([liquidate.to, cancel.to]);
  expect(worksheetStatusRules[liquidate.to].next).toEqual([invoice.to, cancel.to]);
  expect(isInProgress({ status: restore.to })).toBe(true);
  expect(isCancelled({ status: cancel.to })).toBe(true);
  expect(statusesToBill).toEqual([restore.to, liquidate.to]);
});

test("a maintenance sheet is completed, then approved, and taken back the same way", () => {
  const { complete, approve, withdrawApproval, takeBack } = maintenanceMoves;
  expect(maintenanceStatusRules[takeBack.to].next).toEqual([complete.to]);
  expect(maintenanceStatusRules[withdrawApproval.to].next).toEqual([approve.to]);
  expect(isUnderWay({ status: takeBack.to })).toBe(true);
  expect(isApproved({ status: approve.to })).toBe(true);
});

test("a closed guide may still be voided, and a void one stays so", () => {
  const { close, void: voided } = guideMoves;
  expect(() => assertMayBecome(close.to, voided.to)).not.toThrow();
  expect(() => assertMayBecome(voided.to, close.to)).toThrow("no puede pasar");
  expect(isVoidGuide({ status: voided.to })).toBe(true);
});

test("a chain is completed, cancelled and made a draft again", () => {
  expect(isCompletedChain({ status: chainMoves.complete.to })).toBe(true);
  expect(isCounted({ status: chainMoves.cancel.to })).toBe(false);
  expect(isDraftChain({ status: chainMoves.restore.to })).toBe(true);
});

test("a completed event is not open", () => {
  expect(isOpenEvent({ status: eventMoves.complete.to })).toBe(false);
});
