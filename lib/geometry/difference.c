/* SPDX-License-Identifier: MIT */
/* difference.c -- differences between cells, and what they may mean */

#include <ecart/difference.h>

static bool fits(int part)
{
    return part >= -7 && part <= 7;
}

ecart_readings ecart_difference_readings(int difference)
{
    ecart_readings all = { 0, { { 0, 0 }, { 0, 0 } } };

    if (difference < -77 || difference > 77)
        return all;

    /* The remainder is -9 to 9 rows, with the sign of the number.  The other
     * reading has ten rows fewer and one column more. */
    int columns = difference / ECART_EAST, rows = difference % ECART_EAST;
    int more    = difference < 0 ? -1 : 1;
    ecart_reading candidate[] = {
        { (int8_t)columns,          (int8_t)rows },
        { (int8_t)(columns + more), (int8_t)(rows - more * ECART_EAST) }
    };

    for (int i = 0; i < 2; i++) {
        if (fits(candidate[i].columns) && fits(candidate[i].rows))
            all.reading[all.count++] = candidate[i];
    }
    return all;
}

ecart_reading ecart_difference_reading(ecart_cell from, ecart_cell to)
{
    ecart_reading reading = { 0, 0 };

    if (ecart_cell_exists(from) && ecart_cell_exists(to)) {
        reading.columns = (int8_t)(ecart_cell_column(to) - ecart_cell_column(from));
        reading.rows    = (int8_t)(ecart_cell_row(to)    - ecart_cell_row(from));
    }
    return reading;
}

static int sign_of(int part)
{
    return (part > 0) - (part < 0);
}

ecart_difference ecart_difference_step(ecart_cell from, ecart_cell to)
{
    ecart_reading reading = ecart_difference_reading(from, to);
    int columns = reading.columns, rows = reading.rows;

    if (columns != 0 && rows != 0 && columns != rows && columns != -rows)
        return 0;
    return (ecart_difference)(sign_of(columns) * ECART_EAST +
                              sign_of(rows)    * ECART_NORTH);
}
