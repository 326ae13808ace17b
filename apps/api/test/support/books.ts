type Sql = (text: string) => Promise<readonly unknown[]>;

/**
 * @returns Each lot, product, use, receipt, transfer, count and leave balance whose figures are inconsistent;
 * there must never be any.
 */
export const booksFaults = (sql: Sql): Promise<readonly unknown[]> =>
  sql(`
  with moved as (
    select client_id, clinic_im_product_stock_id as lot, sum(quantity) as held,
      coalesce(sum(quantity) filter (where kind in ('RECEIVED', 'RECEIPT_REVERSED')), 0) as came
    from stock_movements group by 1, 2)
  select 'lot' as what, s.id, s.current_quantity::text as is, m.held::text as ought
    from clinic_im_product_stocks s left join moved m on m.client_id = s.client_id and m.lot = s.id
    where s.current_quantity < 0 or s.current_quantity <> coalesce(m.held, 0) or s.quantity <> coalesce(m.came, 0)
  union all
  select 'product', p.id, p.stock_in_hand_total::text, sum(s.current_quantity)::text
    from clinic_im_products p left join clinic_im_product_stocks s on s.client_id = p.client_id and s.clinic_im_product_id = p.id
    group by p.client_id, p.id having p.stock_in_hand_total <> coalesce(sum(s.current_quantity), 0)
  union all
  -- Stock in hand excludes lots that expire before the product's next expiry date.
  select 'in hand', p.id, p.stock_in_hand::text, sum(s.current_quantity)::text
    from clinic_im_products p left join clinic_im_product_stocks s on s.client_id = p.client_id and s.clinic_im_product_id = p.id
      and (s.expiry_date is null or s.expiry_date >= p.next_expiry_date)
    group by p.client_id, p.id having p.stock_in_hand <> coalesce(sum(s.current_quantity), 0)
  union all
  select 'low', p.id, p.is_low_stock::text, p.alert_stock_number::text
    from clinic_im_products p
    where p.is_low_stock is distinct from (p.status = 'ACTIVE' and p.deleted_at is null
        and coalesce(p.alert_stock_number > 0 and p.stock_in_hand <= p.alert_stock_number, false))
      or p.low_stock_alerted_at is not null and not p.is_low_stock
  union all
  select 'use', u.id, u.used_stock::text, sum(m.quantity)::text
    from clinic_im_product_usages u
      left join stock_movements m on m.client_id = u.client_id and m.clinic_im_product_usage_id = u.id
    group by u.client_id, u.id
    having coalesce(sum(m.quantity), 0) <> case when u.undone_at is null then -u.used_stock else 0 end
  union all
  select 'receipt', r.id, r.quantity::text, sum(m.quantity)::text
    from clinic_im_product_order_receipts r
      left join stock_movements m on m.client_id = r.client_id and m.clinic_im_product_order_receipt_id = r.id
    group by r.client_id, r.id
    having coalesce(sum(m.quantity), 0) <> case when r.reversed_at is null then r.quantity else 0 end
  union all
  select 'transfer', m.clinic_im_product_id, sum(m.quantity)::text, '0'
    from stock_movements m where m.kind = 'TRANSFERRED'
    group by m.client_id, m.clinic_im_product_id having sum(m.quantity) <> 0
  union all
  select 'count', i.id, m.quantity::text, (i.counted_quantity - i.expected_quantity)::text
    from stock_movements m join stock_take_items i on i.client_id = m.client_id and i.id = m.stock_take_item_id
      join stock_takes t on t.client_id = i.client_id and t.id = i.stock_take_id
    where t.status <> 'APPROVED' or abs(m.quantity) > abs(i.counted_quantity - i.expected_quantity)
  union all
  -- The hours taken must be those of the ledger and of approved days; the reserved hours must be those of pending days.
  select 'leave', b.id, b.remaining_hrs::text, (l.hrs - d.reserved)::text
    from employee_leave_balances b
      cross join lateral (select coalesce(sum(l.hrs), 0) as hrs,
          coalesce(-sum(l.hrs) filter (where l.kind in ('TAKING', 'RETURN')), 0) as taken
        from employee_leave_ledger l where l.client_id = b.client_id and l.user_id = b.user_id
          and l.client_employee_leave_type_id is not distinct from b.client_employee_leave_type_id) l
      cross join lateral (select coalesce(sum(d.paid_hrs) filter (where d.status = 'PENDING'), 0) as reserved,
          coalesce(sum(d.paid_hrs) filter (where d.status = 'APPROVED'), 0) as approved
        from employee_leave_days d where d.client_id = b.client_id and d.user_id = b.user_id
          and d.client_employee_leave_type_id is not distinct from b.client_employee_leave_type_id) d
    where (b.remaining_hrs, b.reserved_hrs, b.taken_hrs, b.taken_hrs)
      <> (l.hrs - d.reserved, d.reserved, l.taken, d.approved)
  order by 1, 2`);
