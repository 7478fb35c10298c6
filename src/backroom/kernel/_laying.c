/* What `plain_laying.py` does, in C; `laying.py` says what each part means.

   Numbers are read where the rules keep them, in lists of ints, and written as float32 straight into a buffer. Nothing
   is trusted: whatever does not fit its part is a ValueError, and nothing is written beside an observation. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

enum { NUMBER, HOT, BITS, DIGITS, PICK, TALLY, PIECE, SEEN, KINDS };

/* A float of a piece that is not 0, and where in the piece it lies. */
typedef struct {
    int32_t at;
    float value;
} Speck;

typedef struct {
    int kind;
    /* The first source, and how many of them are one number each; 0 if it is a list. */
    Py_ssize_t source, run;
    /* Where each number is written, in floats; -1 for nowhere. */
    int32_t *places;
    Py_ssize_t places_count;
    /* HOT, BITS: where the one goes, -1 for nowhere. PICK, TALLY, SEEN: floats. */
    int32_t *spots;
    float *floats;
    Py_ssize_t count;
    /* PICK, SEEN: the specks of each piece, where a piece is laid on zeros that no other part writes to; else NULL. */
    int32_t *begins;
    Speck *specks;
    int width, shift;
    int64_t mask, add;
    double unit;
    /* A number of which nothing is told, if there is one that Python keeps once for all: most are that. */
    const PyObject *nothing;
} Part;

typedef struct {
    PyObject_HEAD
    Py_ssize_t size, sources, parts_count;
    float *blank;
    Part *parts;
    /* The sources whose numbers may be large, so that they lie somewhere in memory: Python keeps small ones together. */
    Py_ssize_t *far;
    Py_ssize_t far_count;
} Laying;

/* Of no number: an exception is set, or there is one too large for any part. */
#define FAILED INT64_MIN

/* Python keeps the numbers from -5 to 256 side by side, once for all: so where one of them lies says which it is, and
   it need not be looked at. `find_small` makes sure of it; where it is otherwise, `small_span` is 0. */
#define SMALL_LEAST (-5)
#define SMALL_MOST 256
#define SMALL_SHIFT 5
static uintptr_t small_first, small_span;

static void find_small(void) {
    for (long value = SMALL_LEAST; value <= SMALL_MOST; value++) {
        PyObject *number = PyLong_FromLong(value), *again = PyLong_FromLong(value);
        uintptr_t place = (uintptr_t)number;
        if (value == SMALL_LEAST) small_first = place;
        int there = number && number == again && place == small_first + ((uintptr_t)(value - SMALL_LEAST) << SMALL_SHIFT);
        Py_XDECREF(number);
        Py_XDECREF(again);
        if (!there) {
            PyErr_Clear();
            small_span = 0;
            return;
        }
    }
    small_span = (uintptr_t)(SMALL_MOST - SMALL_LEAST + 1) << SMALL_SHIFT;
}

static inline int64_t whole(PyObject *number) {
    uintptr_t place = (uintptr_t)number - small_first;
    if (place < small_span) return (int64_t)(place >> SMALL_SHIFT) + SMALL_LEAST;
    if (!PyLong_Check(number)) {
        PyErr_SetString(PyExc_TypeError, "what is laid is no whole number");
        return FAILED;
    }
#if PY_VERSION_HEX >= 0x030C0000
    if (PyUnstable_Long_IsCompact((PyLongObject *)number)) return PyUnstable_Long_CompactValue((PyLongObject *)number);
#elif !defined(PYPY_VERSION)
    switch (Py_SIZE(number)) {
    case 0: return 0;
    case 1: return ((PyLongObject *)number)->ob_digit[0];
    case -1: return -(int64_t)((PyLongObject *)number)->ob_digit[0];
    case 2: return ((PyLongObject *)number)->ob_digit[0] | (int64_t)((PyLongObject *)number)->ob_digit[1] << PyLong_SHIFT;
    }
#endif
    int64_t value = PyLong_AsLongLong(number);
    return value == -1 && PyErr_Occurred() ? FAILED : value;
}

static int misfit(const Part *part, int64_t value) {
    if (!PyErr_Occurred())
        PyErr_Format(PyExc_ValueError, "%lld does not fit what source %zd is for", (long long)value, part->source);
    return -1;
}

/* Begins a loop over the numbers of which something is told: each `value`, and where it goes, `to`. */
#define EACH_NUMBER                                                                                                    \
    for (Py_ssize_t at = 0; at < count; at++) {                                                                        \
        if (items[at] == part->nothing) continue;                                                                      \
        int64_t value = whole(items[at]);                                                                              \
        if (value == FAILED) return misfit(part, value);                                                               \
        if (part->places[at] < 0) continue;                                                                            \
        float *to = out + part->places[at];

/* One of a part's pieces. */
static inline void lay_entry(const Part *part, int64_t which, float *to) {
    if (!part->specks) {
        memcpy(to, part->floats + which * part->width, part->width * sizeof(float));
        return;
    }
    const Speck *beyond = part->specks + part->begins[which + 1];
    for (const Speck *speck = part->specks + part->begins[which]; speck < beyond; speck++) to[speck->at] = speck->value;
}

static int lay_picks(const Part *part, PyObject **items, Py_ssize_t count, float *out) {
    EACH_NUMBER
        int64_t which = value + part->add;
        if (which < 0 || which >= part->count) return misfit(part, value);
        lay_entry(part, which, to);
    }
    return 0;
}

/* Two lists: things, and who knows each, a bit a seat. Nothing is told of what seat `shift` does not know. */
static int lay_seen(const Part *part, PyObject *things, PyObject *knowers, float *out) {
    if (!PyList_Check(things) || !PyList_Check(knowers)) return misfit(part, -1);
    Py_ssize_t count = PyList_GET_SIZE(knowers);
    PyObject **known = ((PyListObject *)knowers)->ob_item, **items = ((PyListObject *)things)->ob_item;
    if (PyList_GET_SIZE(things) != count || count > part->places_count) return misfit(part, count);
    for (Py_ssize_t at = 0; at < count; at++) {
        int64_t seats = whole(known[at]);
        if (seats == FAILED) return misfit(part, seats);
        if (!(seats >> part->shift & 1) || part->places[at] < 0) continue;
        int64_t which = whole(items[at]);
        if (which < 0 || which >= part->count) return misfit(part, which);
        lay_entry(part, which, out + part->places[at]);
    }
    return 0;
}

static int lay_tally(const Part *part, PyObject **items, Py_ssize_t count, float *out) {
    for (Py_ssize_t at = 0; at < count; at++) {
        int64_t value = whole(items[at]);
        if (value < 0 || value >= part->count) return misfit(part, value);
        out[part->places[0] + value] += part->floats[value];
    }
    return 0;
}

/* Write the numbers of one part. */
static int lay_numbers(const Part *part, PyObject **items, Py_ssize_t count, float *out) {
    const int shift = part->shift;
    const int64_t mask = part->mask, add = part->add;
    if (part->kind == TALLY) return lay_tally(part, items, count, out);
    if (count > part->places_count) return misfit(part, count);
    if (part->kind == PICK) return lay_picks(part, items, count, out);
    switch (part->kind) {
    case NUMBER:
        EACH_NUMBER
            *to = (float)((double)(value + add) * part->unit);
        }
        break;
    case HOT:
        EACH_NUMBER
            int64_t which = ((value >> shift) & mask) + add;
            if (which < 0 || which >= part->count) return misfit(part, value);
            if (part->spots[which] >= 0) to[part->spots[which]] = 1.0f;
        }
        break;
    case BITS:
        EACH_NUMBER
            if (value < 0) return misfit(part, value);
            for (Py_ssize_t bit = 0; value; bit++, value >>= 1) {
                if (bit >= part->count) return misfit(part, value);
                if (value & 1) to[part->spots[bit]] = 1.0f;
            }
        }
        break;
    case DIGITS:
        EACH_NUMBER
            int64_t left = value & mask;
            if (left < 0) return misfit(part, value);
            for (Py_ssize_t digit = 0; left; digit++, left >>= part->width) {
                if (digit >= part->count) return misfit(part, value);
                to[digit] = (float)((double)(left & (((int64_t)1 << part->width) - 1)) * part->unit);
            }
        }
        break;
    }
    return 0;
}

/* What is read or written soon: the memory of many games is not at hand, and fetching it piece by piece is what takes the time. */
#if defined(__GNUC__)
#define FETCH(place) __builtin_prefetch(place)
#else
#define FETCH(place) ((void)(place))
#endif
#define POINTERS_FETCHED 8

static void fetch_lists(PyObject **given, Py_ssize_t count) {
    for (Py_ssize_t at = 0; at < count; at++)
        if (PyList_CheckExact(given[at]))
            for (Py_ssize_t item = 0; item < PyList_GET_SIZE(given[at]); item += POINTERS_FETCHED)
                FETCH(((PyListObject *)given[at])->ob_item + item);
        else if (PyBytes_CheckExact(given[at]))
            FETCH(PyBytes_AS_STRING(given[at]));
}

static void fetch_numbers(const Laying *self, PyObject **given) {
    for (const Py_ssize_t *far = self->far; far < self->far + self->far_count; far++)
        if (PyList_CheckExact(given[*far])) {
            PyObject **items = ((PyListObject *)given[*far])->ob_item;
            for (Py_ssize_t item = 0; item < PyList_GET_SIZE(given[*far]); item++) FETCH(items[item]);
        }
}

static int lay_piece(const Part *part, PyObject *piece, float *out) {
    if (piece == Py_None) return 0;
    if (!PyBytes_Check(piece) || PyBytes_GET_SIZE(piece) != part->width * (Py_ssize_t)sizeof(float)) {
        PyErr_Format(PyExc_ValueError, "source %zd is no piece of %d floats", part->source, part->width);
        return -1;
    }
    memcpy(out + part->places[0], PyBytes_AS_STRING(piece), PyBytes_GET_SIZE(piece));
    return 0;
}

#define FLOATS_FETCHED 16

/* `next` is where the next game is told, if there is one: that memory is fetched bit by bit meanwhile. */
static int lay_all(const Laying *self, PyObject *sources, float *out, const float *next) {
    if (!PyList_Check(sources) || PyList_GET_SIZE(sources) != self->sources) {
        PyErr_Format(PyExc_ValueError, "there must be %zd sources", self->sources);
        return -1;
    }
    PyObject **given = ((PyListObject *)sources)->ob_item;
    fetch_lists(given, self->sources);
    memcpy(out, self->blank, self->size * sizeof(float));
    fetch_numbers(self, given);
    const Py_ssize_t share = self->size / (self->parts_count + 1) + FLOATS_FETCHED;
    Py_ssize_t fetched = next ? 0 : self->size;
    for (const Part *part = self->parts; part < self->parts + self->parts_count; part++) {
        for (Py_ssize_t until = fetched + share; fetched < self->size && fetched < until; fetched += FLOATS_FETCHED)
            FETCH(next + fetched);
        PyObject *source = given[part->source];
        int failed;
        if (part->kind == PIECE)
            failed = lay_piece(part, source, out);
        else if (part->kind == SEEN)
            failed = lay_seen(part, given[part->source - 1], source, out);
        else if (part->run)
            failed = lay_numbers(part, given + part->source, part->run, out);
        else if (PyList_Check(source))
            failed = lay_numbers(part, ((PyListObject *)source)->ob_item, PyList_GET_SIZE(source), out);
        else {
            PyErr_Format(PyExc_TypeError, "source %zd is no list", part->source);
            failed = -1;
        }
        if (failed) return -1;
    }
    return 0;
}

static PyObject *laying_bytes(Laying *self, PyObject *sources) {
    PyObject *made = PyBytes_FromStringAndSize(NULL, self->size * sizeof(float));
    if (made && lay_all(self, sources, (float *)PyBytes_AS_STRING(made), NULL)) Py_CLEAR(made);
    return made;
}

/* The floats of a buffer, and how many there are; NULL if it is not one to write floats into. */
static char *room_of(PyObject *buffer, Py_buffer *room) {
    if (PyObject_GetBuffer(buffer, room, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS)) return NULL;
    return room->buf;
}

static PyObject *laying_into(Laying *self, PyObject *const *args, Py_ssize_t count) {
    if (count != 3) {
        PyErr_SetString(PyExc_TypeError, "into takes sources, a buffer and an offset");
        return NULL;
    }
    Py_ssize_t offset = PyLong_AsSsize_t(args[2]);
    if (offset == -1 && PyErr_Occurred()) return NULL;
    Py_buffer room;
    char *first = room_of(args[1], &room);
    if (!first) return NULL;
    Py_ssize_t floats = room.len / (Py_ssize_t)sizeof(float);
    int failed = 0;
    if (offset < 0 || offset > floats || self->size > floats - offset) {
        PyErr_Format(PyExc_ValueError, "%zd floats from %zd on do not fit into %zd", self->size, offset, floats);
        failed = -1;
    } else if ((uintptr_t)first % sizeof(float)) {
        /* Not where floats may lie: laid elsewhere, and copied. */
        PyObject *made = laying_bytes(self, args[0]);
        failed = made ? 0 : -1;
        if (made) memcpy(first + offset * sizeof(float), PyBytes_AS_STRING(made), self->size * sizeof(float));
        Py_XDECREF(made);
    } else {
        float *out = (float *)first + offset;
        failed = lay_all(self, args[0], out, self->size <= floats - offset - self->size ? out + self->size : NULL);
    }
    PyBuffer_Release(&room);
    if (failed) return NULL;
    Py_RETURN_NONE;
}

/* A copy of the bytes of an object; NULL for none, or with an error. */
static void *copy_of(PyObject *bytes) {
    if (!PyBytes_Check(bytes)) {
        PyErr_SetString(PyExc_TypeError, "a table is bytes");
        return NULL;
    }
    void *copy = PyMem_Malloc(PyBytes_GET_SIZE(bytes) + 1);
    if (copy) memcpy(copy, PyBytes_AS_STRING(bytes), PyBytes_GET_SIZE(bytes));
    else PyErr_NoMemory();
    return copy;
}

/* How many floats from one of its places on a part can write to. */
static int64_t reach(const Part *part) {
    int64_t wide = 1;
    if (part->kind == PICK || part->kind == PIECE || part->kind == SEEN) wide = part->width;
    if (part->kind == DIGITS || part->kind == TALLY) wide = part->count;
    if (part->spots)
        for (Py_ssize_t at = 0; at < part->count; at++)
            if (part->spots[at] >= wide) wide = part->spots[at] + 1;
    return wide;
}

/* Whether everything that a part can write lies inside an observation. */
static int fits(const Laying *self, const Part *part) {
    if (part->kind < 0 || part->kind >= KINDS || part->width < 0 || part->width > 1 << 20) return 0;
    if (part->source < 0 || part->run < 0 || part->source + (part->run ? part->run : 1) > self->sources) return 0;
    if (part->shift < 0 || part->shift > 62 || (part->kind == SEEN && part->source < 1)) return 0;
    if (part->kind == DIGITS && (part->width < 1 || part->width > 32 || part->count > self->size)) return 0;
    if ((part->kind == PIECE || part->kind == TALLY) && part->places_count != 1) return 0;
    int whole_list = part->kind != PIECE && part->kind != TALLY;
    int64_t wide = reach(part);
    if (part->spots)
        for (Py_ssize_t at = 0; at < part->count; at++)
            if (part->spots[at] < (part->kind == HOT ? -1 : 0)) return 0;
    for (Py_ssize_t at = 0; at < part->places_count; at++)
        if (part->places[at] < (whole_list ? -1 : 0) || part->places[at] + wide > self->size) return 0;
    return 1;
}

/* One part from the tuple that `laying.Pattern` makes. */
static int part_from(const Laying *self, Part *part, PyObject *told) {
    PyObject *places, *table;
    long long mask, add;
    memset(part, 0, sizeof *part);
    if (!PyArg_ParseTuple(told, "innSSniiLLd", &part->kind, &part->source, &part->run, &places, &table, &part->count,
                          &part->width, &part->shift, &mask, &add, &part->unit))
        return -1;
    part->mask = mask;
    part->add = add;
    part->places = copy_of(places);
    part->places_count = PyBytes_GET_SIZE(places) / (Py_ssize_t)sizeof(int32_t);
    if (!part->places) return -1;
    Py_ssize_t needed = 0;
    if (part->kind == HOT || part->kind == BITS) {
        part->spots = copy_of(table);
        if (!part->spots) return -1;
        needed = part->count * (Py_ssize_t)sizeof(int32_t);
    } else if (part->kind == PICK || part->kind == TALLY || part->kind == SEEN) {
        part->floats = copy_of(table);
        if (!part->floats) return -1;
        needed = part->count * (part->kind == TALLY ? 1 : part->width) * (Py_ssize_t)sizeof(float);
    }
    if (part->count < 0 || PyBytes_GET_SIZE(table) != needed || !fits(self, part)) {
        PyErr_Format(PyExc_ValueError, "a part of source %zd does not fit into %zd floats", part->source, self->size);
        return -1;
    }
    return 0;
}

/* Take the floats of a part, of which `taken` has a byte each; whether all of them were still free. */
static int take(const Part *part, char *taken) {
    int64_t wide = reach(part);
    int free = 1;
    for (Py_ssize_t at = 0; at < part->places_count; at++)
        for (int64_t next = 0; part->places[at] >= 0 && next < wide; next++) {
            free &= !taken[part->places[at] + next];
            taken[part->places[at] + next] = 1;
        }
    return free;
}

/* Note the pieces of a part by what in them is not 0. */
static int find_specks(Part *part) {
    Py_ssize_t floats = part->count * part->width, found = 0;
    for (Py_ssize_t at = 0; at < floats; at++) found += part->floats[at] != 0.0f;
    part->begins = PyMem_Calloc(part->count + 1, sizeof(int32_t));
    part->specks = PyMem_Calloc(found + 1, sizeof(Speck));
    if (!part->begins || !part->specks || found > INT32_MAX) return -1;
    found = 0;
    for (Py_ssize_t which = 0; which < part->count; which++) {
        for (int32_t at = 0; at < part->width; at++) {
            float value = part->floats[which * part->width + at];
            if (value != 0.0f) part->specks[found++] = (Speck){at, value};
        }
        part->begins[which + 1] = (int32_t)found;
    }
    return 0;
}

/* Whether a part tells nothing of a number; `alone` if nothing but zeros can lie where it tells of it. */
static int is_nothing(const Part *part, int64_t value, int alone) {
    int64_t which = value + part->add;
    switch (part->kind) {
    case NUMBER: return alone && which == 0;
    case HOT: which = ((value >> part->shift) & part->mask) + part->add;
        return which >= 0 && which < part->count && part->spots[which] < 0;
    case BITS: return value == 0;
    case DIGITS: return value == 0;
    case PICK: return part->specks && which >= 0 && which < part->count && part->begins[which] == part->begins[which + 1];
    }
    return 0;
}

/* The first such number that Python keeps once for all; NULL for none. */
static const PyObject *find_nothing(const Part *part, int alone) {
    for (int64_t value = SMALL_LEAST; small_span && value <= SMALL_MOST; value++)
        if (is_nothing(part, value, alone))
            return (const PyObject *)(small_first + ((uintptr_t)(value - SMALL_LEAST) << SMALL_SHIFT));
    return NULL;
}

/* Whether a part takes only numbers that Python keeps together. */
static int takes_small(const Part *part) {
    return part->count <= SMALL_MOST && (part->kind == PICK || part->kind == TALLY || (part->kind == HOT && !part->shift));
}

/* Once all parts are there: which of them lie alone, and which numbers lie far away. */
static int survey(Laying *self) {
    char *taken = PyMem_Calloc(self->size + 1, 1);
    char *small = PyMem_Calloc(self->sources + 1, 1);
    self->far = PyMem_Calloc(self->sources + 1, sizeof(Py_ssize_t));
    int failed = !taken || !small || !self->far;
    for (Py_ssize_t at = 0; !failed && at < self->size; at++) taken[at] = self->blank[at] != 0.0f;
    for (Part *part = self->parts; !failed && part < self->parts + self->parts_count; part++) {
        int alone = take(part, taken);
        if (alone && (part->kind == PICK || part->kind == SEEN)) failed = find_specks(part);
        if (!failed) part->nothing = find_nothing(part, alone);
        if (part->kind == SEEN) small[part->source - 1] |= part->count <= SMALL_MOST;
        else small[part->source] |= takes_small(part);
    }
    for (Py_ssize_t at = 0; !failed && at < self->sources; at++)
        if (!small[at]) self->far[self->far_count++] = at;
    PyMem_Free(taken);
    PyMem_Free(small);
    if (failed) PyErr_NoMemory();
    return failed ? -1 : 0;
}

static void laying_dealloc(Laying *self) {
    for (Py_ssize_t at = 0; at < self->parts_count; at++) {
        PyMem_Free(self->parts[at].begins);
        PyMem_Free(self->parts[at].specks);
        PyMem_Free(self->parts[at].places);
        PyMem_Free(self->parts[at].spots);
        PyMem_Free(self->parts[at].floats);
    }
    PyMem_Free(self->parts);
    PyMem_Free(self->blank);
    PyMem_Free(self->far);
    PyTypeObject *type = Py_TYPE(self);
    type->tp_free((PyObject *)self);
    Py_DECREF(type);
}

static PyObject *laying_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
    PyObject *blank, *parts;
    Py_ssize_t sources;
    static char *names[] = {"blank", "sources", "parts", NULL};
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "SnO!", names, &blank, &sources, &PyList_Type, &parts)) return NULL;
    Laying *self = (Laying *)type->tp_alloc(type, 0);
    if (!self) return NULL;
    self->size = PyBytes_GET_SIZE(blank) / (Py_ssize_t)sizeof(float);
    self->sources = sources;
    self->blank = copy_of(blank);
    self->parts = PyMem_Calloc(PyList_GET_SIZE(parts) + 1, sizeof(Part));
    if (!self->blank || !self->parts) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(parts); at++) {
        self->parts_count = at + 1;
        if (part_from(self, &self->parts[at], PyList_GET_ITEM(parts, at))) {
            Py_DECREF(self);
            return NULL;
        }
    }
    if (survey(self)) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

/* mark(buffer, first, count, indices): zeros, and a 1 at each index. */
static PyObject *mark(PyObject *module, PyObject *const *args, Py_ssize_t given) {
    if (given != 4 || !PyList_Check(args[3])) {
        PyErr_SetString(PyExc_TypeError, "mark takes a buffer, a first place, a count and a list of indices");
        return NULL;
    }
    Py_ssize_t first = PyLong_AsSsize_t(args[1]);
    Py_ssize_t count = PyLong_AsSsize_t(args[2]);
    if (PyErr_Occurred()) return NULL;
    Py_buffer room;
    char *bytes = room_of(args[0], &room);
    if (!bytes) return NULL;
    int failed = first < 0 || count < 0 || first > room.len || count > room.len - first;
    if (failed)
        PyErr_Format(PyExc_ValueError, "%zd bytes from %zd on do not fit into %zd", count, first, room.len);
    else {
        memset(bytes + first, 0, count);
        for (Py_ssize_t at = 0; !failed && at < PyList_GET_SIZE(args[3]); at++) {
            int64_t index = whole(PyList_GET_ITEM(args[3], at));
            failed = index < 0 || index >= count;
            if (!failed) bytes[first + index] = 1;
        }
        if (failed && !PyErr_Occurred()) PyErr_Format(PyExc_ValueError, "an index is not below %zd", count);
    }
    PyBuffer_Release(&room);
    if (failed) return NULL;
    Py_RETURN_NONE;
}

static PyMethodDef laying_methods[] = {
    {"into", (PyCFunction)(void (*)(void))laying_into, METH_FASTCALL, NULL},
    {"laid", (PyCFunction)laying_bytes, METH_O, NULL},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot laying_slots[] = {
    {Py_tp_new, laying_new},
    {Py_tp_dealloc, laying_dealloc},
    {Py_tp_methods, laying_methods},
    {0, NULL},
};

static PyType_Spec laying_spec = {"backroom.kernel._laying.Laying", sizeof(Laying), 0, Py_TPFLAGS_DEFAULT, laying_slots};

static PyMethodDef functions[] = {
    {"mark", (PyCFunction)(void (*)(void))mark, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static int fill(PyObject *module) {
    find_small();
    PyObject *type = PyType_FromSpec(&laying_spec);
    if (!type) return -1;
    int failed = PyModule_AddObjectRef(module, "Laying", type);
    Py_DECREF(type);
    return failed;
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, fill}, {0, NULL}};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "backroom.kernel._laying", NULL, 0, functions, slots, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__laying(void) { return PyModuleDef_Init(&definition); }
